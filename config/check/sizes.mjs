// `npm run check`: size limits of the design system. Whole: the part that the composed page always loads. Alone: the code of each component
// itself, without shared libraries, tokens and the components it uses.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../files.mjs';
import { bundledSize, ownSize } from './bundled.mjs';

const maxWhole = 25 * 1024;
const maxAlone = 3 * 1024;
const source = path.join(projectRoot, 'shared-ui/src');
const isComponent = (/** @type {string} */ file) => /^[a-z-]+\.tsx$/.test(file);

/** @param {string} folder */
const componentsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(path.join(folder, entry.name))
          .filter(isComponent)
          .map((file) => path.join(folder, entry.name, file))
      : [path.join(folder, entry.name)].filter((file) => isComponent(path.basename(file))),
  );

const rows = [
  { what: 'shared-ui', bytes: await bundledSize(`export * from 'shared-ui';`), budget: maxWhole },
  {
    what: 'shared-ui and shared-ui/dashboard',
    bytes: await bundledSize(`export * from 'shared-ui'; export * from 'shared-ui/dashboard';`),
    budget: maxWhole,
  },
];
const components = ['components', 'patterns', 'dashboard'].flatMap((folder) => componentsIn(path.join(source, folder)));
for (const file of components) {
  rows.push({
    what: path.relative(source, file).replace('.tsx', ''),
    bytes: await ownSize(path.dirname(file), file),
    budget: maxAlone,
  });
}
for (const { what, bytes, budget } of rows) {
  console.log(`${what.padEnd(48)} ${String(bytes).padStart(6)} of ${budget} bytes after gzip`);
  if (bytes > budget) process.exitCode = 1;
}
