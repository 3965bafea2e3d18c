import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { missingPaths } from './documents';

const inDocs = fs.readdirSync(path.join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' });
const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs.map((name) => path.posix.join('docs', name))].filter(
  (name) => name.endsWith('.md'),
);

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
