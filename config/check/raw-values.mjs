// `npm run check`: rejects raw colors, sizes, spacing, typography, radii, durations, z-indexes and breakpoints in
// styled code outside shared-ui's tokens.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../remotes.mjs';
import { projectRoot } from '../files.mjs';
import { rawValuesIn } from './raw-value-rules.mjs';

const folders = [
  ...['shared-ui', ...remoteNames, 'shell'].map((name) => `${name}/src`),
  ...['storybook/foundations', 'storybook/pages', 'storybook/decorators'],
];
/**
 * Files that may contain raw values: the tokens; tests; the embed's elements that render on a partner's page before the
 * design system has loaded; and sample style sheets for partners.
 */
const free =
  /^shared-ui\/src\/tokens\/|\.test\.tsx?$|\/testing\/|^booking-widget\/src\/embed\/(?:element-styles|frame\/frame-host)\.ts$|^public-site\/src\/partners\/partners-content\.ts$/;

/** @param {string} folder */
function stylesheetsIn(folder) {
  const files = readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(folder, file));
}

const findings = folders
  .filter((folder) => readdirSync(projectRoot).includes(folder.split('/')[0] ?? ''))
  .flatMap((folder) => stylesheetsIn(folder))
  .filter((file) => !free.test(file))
  .flatMap((file) => rawValuesIn(file, readFileSync(path.join(projectRoot, file), 'utf8')));

for (const finding of findings) console.error(finding);
process.exitCode = findings.length ? 1 : 0;
