import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightConfig } from '../browser/playwright-config.mjs';

if (process.platform !== 'linux' || process.arch !== 'x64')
  throw new Error('Pictures are compared on Linux x64 only, where npm brings the Chromium that took them.');

const here = path.dirname(fileURLToPath(import.meta.url));

export default playwrightConfig(
  import.meta.url,
  {
    fullyParallel: true,
    snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
    expect: { toHaveScreenshot: { scale: 'device', threshold: 0.05 } },
    use: { trace: 'off' },
  },
  // Another Chromium or the machine's fonts would render the letters differently.
  { systemPaths: [], env: { FONTCONFIG_FILE: path.join(here, 'fonts.conf') } },
);
