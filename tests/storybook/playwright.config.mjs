import { playwrightConfig } from '../browser/playwright-config.mjs';

export default playwrightConfig(import.meta.url, {
  fullyParallel: true,
  use: { trace: 'off' },
  reporters: [['./status-reporter.ts']],
});
