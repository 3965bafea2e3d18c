import { playwrightConfig } from '../browser/playwright-config.mjs';

export default playwrightConfig(import.meta.url, {
  globalSetup: './start-stacks.ts',
  timeout: 300_000,
  use: { timezoneId: 'Europe/Berlin' },
});
