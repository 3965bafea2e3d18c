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

test('plain English passes, as do doors in texts and subjects before the base commit', () => {
  const base = commit(`docs: ${'a long old subject '.repeat(8)}`, '');
  commit('feat: add a page', "// Shows an error.\nconst text = 'It starts at the door.';\n");
  expect(run(base)).toMatchObject({ status: 0, stderr: '' });
});

test('listed phrases fail with file, line and a better one', () => {
  const lines = [
    '// The visitor is told, whoever it is.',
    '// A host comes through the door.',
    'const surroundings = 1;',
    '// It would wait for ever.',
    '/** What the form shows. */',
    '/** Whom the form is about. */',
  ];
  const { status, stderr } = run(commit('feat: add a page', lines.join('\n')));
  expect([status, ...stderr.trim().split('\n')]).toEqual([
    1,
    'page.ts:1 "is told" (shows, reports)',
    'page.ts:1 "whoever" (name the person)',
    expect.stringMatching(/^page\.ts:2 .*the door" \(the remote loader\)$/),
    'page.ts:3 "surroundings" (container, environment)',
    'page.ts:4 "for ever" (forever)',
    'page.ts:5 "/** What " (a noun or a verb)',
    'page.ts:6 "/** Whom " (a noun or a verb)',
  ]);
});

test('a subject of more than 72 characters fails after the base commit', () => {
  const base = commit('feat: add a page', '');
  commit(`feat: ${'x'.repeat(67)}`, '// Changed.\n');
  const { status, stderr } = run(base);
  expect(status).toBe(1);
  expect(stderr).toContain('the subject has more than 72 characters');
});
