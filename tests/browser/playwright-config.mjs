import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch.mjs';
import { patienceMs } from './patience.mjs';

/**
 * The Playwright configuration of a suite, which calls it from its `playwright.config.mjs`.
 *
 * @param {string} suiteUrl `import.meta.url` of the suite's configuration file
 * @param {import('@playwright/test').PlaywrightTestConfig & { reporters?: import('@playwright/test').ReporterDescription[] }} [suite] what differs from the defaults;
 *   `reporters` come after the list
 * @param {{ systemPaths?: string[], env?: Record<string, string> }} [browser] see `launchOptions`
 */
export async function playwrightConfig(suiteUrl, { reporters = [], ...suite } = {}, browser = {}) {
  const cache = (/** @type {string} */ name) =>
    fileURLToPath(new URL(`../../.cache/playwright/${name}`, import.meta.url));
  const suiteName = suiteUrl.split('/').at(-2);
  /** @type {import('@playwright/test').ReporterDescription[]} */
  const counting = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];
  return defineConfig({
    testDir: fileURLToPath(new URL('.', suiteUrl)),
    outputDir: cache(`${suiteName}`),
    fullyParallel: false,
    workers: 2,
    retries: 0,
    forbidOnly: Boolean(process.env.CI),
    expect: { timeout: patienceMs },
    ...suite,
    reporter: [['list'], ...counting, ...reporters],
    use: {
      actionTimeout: patienceMs,
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      // A trace's film strip takes a quarter of a run's processor time, its page snapshots a ninth; `--trace on` records them.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
      screenshot: 'only-on-failure',
      launchOptions: await launchOptions(browser),
      ...suite.use,
    },
  });
}
