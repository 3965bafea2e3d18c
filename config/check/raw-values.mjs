// `npm run check`: no styled code outside shared-ui's tokens holds a colour, a size in pixels, a distance, letters, a corner, a
// duration, a place in the stacking order or a breakpoint of its own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rawValuesIn } from './raw-value-rules.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folders = [
  ...['shared-ui/src', 'public-site/src', 'booking-widget/src', 'blog-app/src', 'admin-app/src', 'shell/src'],
  ...['storybook/foundations', 'storybook/pages', 'storybook/surroundings'],
];
/**
 * The one place that holds raw values; tests, which nobody sees; the few lines of the embed that stand on a partner's
 * page before the design system is there; and the examples for partners' own stylesheets.
 */
const free =
  /^shared-ui\/src\/tokens\/|\.test\.tsx?$|\/testing\/|^booking-widget\/src\/embed\/(?:element-styles|frame\/frame-host)\.ts$|^public-site\/src\/partners\/partners-content\.ts$/;

/** @param {string} folder */
function stylesheetsIn(folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(folder, file));
}

const findings = folders
  .filter((folder) => readdirSync(root).includes(folder.split('/')[0] ?? ''))
  .flatMap((folder) => stylesheetsIn(folder))
  .filter((file) => !free.test(file))
  .flatMap((file) => rawValuesIn(file, readFileSync(path.join(root, file), 'utf8')));

for (const finding of findings) console.error(finding);
process.exitCode = findings.length ? 1 : 0;
