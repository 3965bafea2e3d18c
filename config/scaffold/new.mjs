// `npm run new component price-tag`, `npm run new feature blog-app reading-list` and `npm run new remote events-app`:
// creates the files of a component, a feature or a remote. Existing files are never overwritten.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { otherPorts, remoteNames, remotes } from '../remotes.mjs';
import { readArguments } from '../read-arguments.mjs';
import { runCommand, UserError } from '../run-command.mjs';
import { projectRoot } from '../files.mjs';
import { remoteFiles } from './remote-templates.mjs';
import { componentFiles, featureFiles, namesOf, subjectOf, withExport } from './templates.mjs';

const usage = 'npm run new component <name> | feature <application> <name> | remote <name>';

/** @param {Record<string, string>} files by path inside the project */
function write(files) {
  const taken = Object.keys(files).filter((file) => existsSync(path.join(projectRoot, file)));
  if (taken.length > 0) throw new UserError(`Already exists: ${taken.join(', ')}`);
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
  const index = path.join(projectRoot, 'shared-ui/src/index.ts');
  const exported = readFileSync(index, 'utf8');
  const { component } = namesOf(name);
  if (new RegExp(`\\b${component}\\b`).test(exported))
    throw new UserError(`shared-ui already exports ${component}: choose another name.`);
  write(componentFiles(name));
  writeFileSync(index, withExport(exported, name));
  format(['shared-ui/src/index.ts', ...Object.keys(componentFiles(name))]);
  console.log('~ shared-ui/src/index.ts');
}

/**
 * @param {string} app
 * @param {string} name
 */
function newFeature(app, name) {
  if (!remoteNames.includes(app))
    throw new UserError(`There is no remote named ${app}. The remotes are ${remoteNames.join(', ')}.`);
  write(featureFiles(app, name));
  format(Object.keys(featureFiles(app, name)));
}

/** @param {string} name */
function newRemote(name) {
  if (existsSync(path.join(projectRoot, name)))
    throw new UserError(`The folder ${name} already exists: choose another name.`);
  // npm could not install a workspace with the name of a library, and Nx cannot build one named constructor.
  if (name in {} || existsSync(path.join(projectRoot, 'node_modules', name)))
    throw new UserError(`The name ${name} is taken: choose another one, like ${name}-app.`);
  const page = `/${subjectOf(name)}`;
  // The second has the addresses of the legal pages.
  const ownPages = ['shell/src/app/paths.ts', 'domain/src/settings/public-settings.generated.ts']
    .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
    .join('\n');
  if (new RegExp(`['"]${page}['"]`).test(ownPages) || remotes.some((remote) => remote.page?.path === page))
    throw new UserError(`The site already has a page at ${page}: choose another name.`);
  const port = Math.max(...Object.values(otherPorts), ...remotes.map((remote) => remote.port)) + 1;
  const shell = JSON.parse(readFileSync(path.join(projectRoot, 'shell/package.json'), 'utf8'));
  const files = remoteFiles(name, { port, versions: shell.dependencies });
  write(files);
  format(Object.keys(files));
  console.log('Next: npm install, then npm run dev. See docs/adding-a-remote.md.');
}

await runCommand(() => {
  const [kind, ...rest] = readArguments(usage, {}, 3).positionals;
  const name = rest.at(-1) ?? '';
  /** @type {Record<string, number>} */
  const wordsAfter = { component: 1, feature: 2, remote: 1 };
  const isComplete = rest.length === wordsAfter[kind ?? ''];
  if (!isComplete || !/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new UserError(`Names consist of lower-case words with hyphens.\nUsage: ${usage}`);
  if (kind === 'component') newComponent(name);
  else if (kind === 'remote') newRemote(name);
  else newFeature(rest[0] ?? '', name);
});
