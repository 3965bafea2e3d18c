// `npm run test:visual`: the stories that carry meaning, in light and dark, on a phone and a desktop, against the pictures
// kept in `pictures/`. `-- --update` keeps today's pictures instead; `-- button` looks at stories with that name only.
// The browser is the one that npm brings and knows our fonts only, whatever else the machine has: two versions draw letters
// differently, and so do two machines.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../browser/launch.mjs';
import { openCamera } from './camera.mjs';
import { compare } from './compare.mjs';
import { inFewColours } from './palette-png.mjs';
import { writeReport } from './report.mjs';
import { shots } from './stories.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const kept = path.join(here, 'pictures');
const makerFile = path.join(kept, 'made-with.txt');
const reportFolder = path.resolve(here, '../../.cache/visual');
const windowsAtOnce = 2;

const isUpdate = process.argv.includes('--update');
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wanted = shots.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const fileOf = (/** @type {string} */ name) => path.join(kept, `${name}.png`);

const started = performance.now();
const browser = await launchBrowser({
  ...(process.platform === 'linux' && process.arch === 'x64' && { systemPaths: [] }),
  env: { FONTCONFIG_FILE: path.join(here, 'fonts.conf') },
});
const version = browser.version();
const maker = existsSync(makerFile) ? readFileSync(makerFile, 'utf8').trim() : version;
if (maker !== version && !(isUpdate && words.length === 0)) {
  await browser.close();
  console.error(
    `The pictures were made by Chromium ${maker}, and this is ${version}: what differs would be the browser's.`,
  );
  console.error(
    '`npm run test:visual -- --update` makes all of them anew, on a commit whose looks are known to be right.',
  );
  process.exit(1);
}
/** @type {import('./report.mjs').Difference[]} */
const differences = [];
/** @type {string[]} */
const missing = [];
let renewed = 0;

/**
 * @param {string} name
 * @param {Buffer} picture
 */
function judge(name, picture) {
  const file = fileOf(name);
  const after = inFewColours(picture);
  const before = existsSync(file) ? readFileSync(file) : null;
  const found = before && compare(before, after);
  if (found?.pixels === 0) return;
  if (isUpdate) {
    writeFileSync(file, after);
    renewed += 1;
  } else if (before && found) differences.push({ name, before, after, ...found });
  else missing.push(name);
}

mkdirSync(kept, { recursive: true });
const queue = [...wanted];
await Promise.all(
  Array.from({ length: windowsAtOnce }, async () => {
    const take = await openCamera(browser);
    for (let shot = queue.shift(); shot; shot = queue.shift()) judge(shot.name, await take(shot));
  }),
);
await browser.close();

const known = new Set(shots.map(({ name }) => `${name}.png`));
const left = readdirSync(kept).filter((file) => file.endsWith('.png') && !known.has(file));
if (isUpdate) {
  for (const file of left) rmSync(path.join(kept, file));
  writeFileSync(makerFile, `${version}\n`);
}

const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${wanted.length} pictures in ${seconds} s, Chromium ${version}`);
if (isUpdate) console.log(`${renewed} pictures kept anew, ${left.length} removed`);
for (const name of missing) console.error(`✗ ${name} has no picture yet: npm run test:visual -- --update`);
for (const { name, pixels } of differences) console.error(`✗ ${name} differs in ${pixels} pixels`);
if (differences.length > 0) console.error(`Side by side: ${writeReport(reportFolder, differences)}`);
process.exitCode = differences.length + missing.length > 0 ? 1 : 0;
