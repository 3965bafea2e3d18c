import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { ruledFolders } from './import-rules';
import { resolve } from './sources';

const inDocs = fs.readdirSync(path.join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' });
const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs.map((name) => path.posix.join('docs', name))].filter(
  (name) => name.endsWith('.md'),
);

const folders = [...ruledFolders, 'docs'].map((folder) => folder.split('/')[0]);
const repositoryPath = new RegExp(`^(?:${folders.join('|')})/[\\w.*{},/-]+$`);

/** Repository paths in inline code and relative links of a Markdown file that do not exist. */
function missingPaths(document: string, text: string): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
  const inCode = words.filter((word) => repositoryPath.test(word)).flatMap(expandBraces);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(document), target),
  );
  return [
    ...inCode.filter((token) => !exists(token) && !resolve(document, token)),
    ...links.filter((to) => !exists(to)),
  ];
}

function expandBraces(pattern: string): string[] {
  const [group, choices] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return group === undefined || choices === undefined
    ? [pattern]
    : choices.split(',').flatMap((choice) => expandBraces(pattern.replace(group, choice)));
}

/** File endings may be left out: `tests/backend/settings`. Only the last segment may contain `*`. */
function exists(file: string): boolean {
  const { dir, base } = path.posix.parse(file.replace(/\/$/, ''));
  const folder = path.join(projectRoot, dir);
  const name = new RegExp(`^${base.replaceAll('.', '\\.').replaceAll('*', '.*')}(\\.[\\w.]+)?$`);
  return fs.existsSync(folder) && fs.readdirSync(folder).some((entry) => name.test(entry));
}

test.each(documents)('%s names only paths that exist', (document) => {
  expect(missingPaths(document, fs.readFileSync(path.join(projectRoot, document), 'utf8'))).toEqual([]);
});

test('finds missing paths and links, with braces expanded', () => {
  const text =
    'Run `node config/no-such.mjs`, see `tests/{backend,no-such}/*` and [decision](no-such.md), [home](../README.md).';
  expect(missingPaths('docs/security.md', text)).toEqual(['config/no-such.mjs', 'tests/no-such/*', 'docs/no-such.md']);
});

// The CLI would store the literal text `env(SITE_URL)` as the site's address, to which password resets lead.
test.each(documents)('%s names the site wherever it pushes the configuration', (document) => {
  const commands = fs.readFileSync(path.join(projectRoot, document), 'utf8').split(/\n|&&/);
  expect(
    commands.filter((line) => /^\s*(?:\S+=.* )?npx supabase@\d+ config push/.test(line) && !line.includes('SITE_URL=')),
  ).toEqual([]);
});
