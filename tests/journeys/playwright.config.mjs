import { playwrightConfig } from '../browser/playwright-config.mjs';

export default playwrightConfig(import.meta.url, {
  globalSetup: './start-stacks.ts',
  timeout: 180_000,
  use: { actionTimeout: 15_000, timezoneId: 'Europe/Berlin' },
});
