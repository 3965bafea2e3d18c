import { playwrightConfig } from '../browser/playwright-config.mjs';

export default playwrightConfig(import.meta.url, {
  fullyParallel: true,
  timeout: 180_000,
  use: { trace: 'off' },
  reporters: [['./status-reporter.ts']],
});
