import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const check = path.resolve(__dirname, '../../config/check/english.mjs');

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

function commit(subject: string, content: string) {
  writeFileSync(path.join(folder, 'page.ts'), content);
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '-m', subject);
  return git('rev-parse', 'HEAD');
}

const run = (base: string) => spawnSync(process.execPath, [check, folder, base], { encoding: 'utf8' });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'english-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('plain English and short subjects pass', () => {
  const base = commit(`docs: ${'a long old subject '.repeat(8)}`, '');
  commit('feat: add a page', '// Shows an error.\n');
  expect(run(base)).toMatchObject({ status: 0, stderr: '' });
});

test('a listed phrase fails with file and line', () => {
  const base = commit('feat: add a page', '\n// The visitor is told, whoever it is.\n');
  const { status, stderr } = run(base);
  expect(status).toBe(1);
  expect(stderr).toContain('page.ts:2 "is told"');
  expect(stderr).toContain('page.ts:2 "whoever"');
});

test.each([
  ['// A host comes through the door.', 'the remote loader'],
  ['const surroundings = 1;', 'container, environment'],
  ['// It would wait for ever.', 'forever'],
  ['/** What the form shows. */', 'a noun or a verb'],
  ['/** Whom the form is about. */', 'a noun or a verb'],
])('%s fails', (line, better) => {
  const base = commit('feat: add a page', `${line}\n`);
  const { status, stderr } = run(base);
  expect(status).toBe(1);
  expect(stderr).toContain(`(${better})`);
});

test('a text that mentions a door passes', () => {
  const base = commit('feat: add a page', "const text = 'It starts at the door.';\n");
  expect(run(base)).toMatchObject({ status: 0, stderr: '' });
});

test('a subject of more than 72 characters fails after the base commit', () => {
  const base = commit('feat: add a page', '');
  commit(`feat: ${'x'.repeat(67)}`, '// Changed.\n');
  const { status, stderr } = run(base);
  expect(status).toBe(1);
  expect(stderr).toContain('the subject has more than 72 characters');
});
