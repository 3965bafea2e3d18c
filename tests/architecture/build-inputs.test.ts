import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { remoteNames } from '../../config/remotes.mjs';
import { filesOf, isTestOrStory } from './sources';

const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(projectRoot, file), 'utf8'));
const folderOf = (file: string) => file.split('/')[0]!;

/** Files outside of packages whose changes invalidate every cached build. */
const inputs: string[] = readJson('nx.json').namedInputs.production.flatMap((input: string) =>
  input.startsWith('{workspaceRoot}/') ? [input.replace('{workspaceRoot}/', '')] : [],
);

/** The files of a package's builds: its code, its configuration, and whatever these import. */
function builtFiles(name: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const imports = filesOf(folderOf(file)).find((one) => one.path === file)?.imports ?? [];
    for (const imported of imports) if (imported.file && !imported.isTypeOnly) visit(imported.file);
  };
  const own = filesOf(name).filter((file) => !isTestOrStory(file));
  for (const file of own) if (/^[\w-]+\/(src\/|webpack\.)/.test(file.path)) visit(file.path);
  return [...found];
}

test.each(['shell', ...remoteNames, 'shared-ui', 'data-client'])(
  'X1 a change to any file that %s is built from invalidates its cached build',
  (name) => {
    const packages = [name, ...Object.keys(readJson(`${name}/package.json`).dependencies)];
    const isInput = (file: string) =>
      packages.includes(folderOf(file)) || inputs.some((input) => path.matchesGlob(file, input));
    expect(builtFiles(name).filter((file) => !isInput(file))).toEqual([]);
  },
);
