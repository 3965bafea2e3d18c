// `npm run new component price-tag` and `npm run new feature blog-app reading-list`: creates the files of a component
// or feature. Existing files are never overwritten.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../remotes.mjs';
import { projectRoot } from '../webpack/paths.mjs';
import { componentFiles, featureFiles, withExport } from './templates.mjs';

const usage = `npm run new component <name>            in shared-ui, for example price-tag
npm run new feature <application> <name>  for example blog-app reading-list`;

/** @param {Record<string, string>} files by path inside the project */
function write(files) {
  const taken = Object.keys(files).filter((file) => existsSync(path.join(projectRoot, file)));
  if (taken.length > 0) throw new Error(`There is one already: ${taken.join(', ')}`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true });
    writeFileSync(path.join(projectRoot, file), content);
    console.log(`+ ${file}`);
  }
}

/** Formats the files, because a long name makes long lines. @param {string[]} files */
function format(files) {
  spawnSync(path.join(projectRoot, 'node_modules/.bin/oxfmt'), files, { cwd: projectRoot });
}

/** @param {string} name */
function newComponent(name) {
  write(componentFiles(name));
  const index = path.join(projectRoot, 'shared-ui/src/index.ts');
  writeFileSync(index, withExport(readFileSync(index, 'utf8'), name));
  format(['shared-ui/src/index.ts', ...Object.keys(componentFiles(name))]);
  console.log('~ shared-ui/src/index.ts');
}

/**
 * @param {string} app
 * @param {string} name
 */
function newFeature(app, name) {
  if (!remoteNames.includes(app)) throw new Error(`${app} is none of ${remoteNames.join(', ')}.`);
  write(featureFiles(app, name));
  format(Object.keys(featureFiles(app, name)));
}

const [kind, ...rest] = process.argv.slice(2);
const name = rest.at(-1) ?? '';
const isComplete = (kind === 'component' && rest.length === 1) || (kind === 'feature' && rest.length === 2);
if (!isComplete || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error(usage);
  process.exitCode = 1;
} else if (kind === 'component') newComponent(name);
else newFeature(rest[0] ?? '', name);
