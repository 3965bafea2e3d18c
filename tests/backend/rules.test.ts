import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const projectRoot = path.resolve(__dirname, '../..');
const run = (file: string, ...given: string[]) =>
  promisify(execFile)(process.execPath, [file, ...given], { cwd: projectRoot });

jest.setTimeout(120_000);

let breaks: Record<string, string[]>;

beforeAll(async () => {
  breaks = JSON.parse((await run('tests/backend/find-rule-breaks.mjs')).stdout) as Record<string, string[]>;
});

const rules = [...readFileSync(path.join(__dirname, 'rules.mjs'), 'utf8').matchAll(/^ {2}'(.+)': `$/gm)].map(
  (match) => match[1]!,
);

test('there are rules', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(Object.keys(breaks)).toEqual(rules);
});

test.each(rules)('%s', (rule) => {
  expect(breaks[rule]).toEqual([]);
});

test('migrations and seed work with the rights of a hosted project, and old default grants expose nothing', async () => {
  const { stdout } = await run('tests/backend/find-rule-breaks.mjs', '--hosted');
  const found = Object.entries(JSON.parse(stdout) as typeof breaks);
  expect(found.map(([rule]) => rule)).toEqual(rules);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
});

test('the generated database types match the migrations', async () => {
  const { stdout } = await run('local-stack/backend/generate-types.mjs', '--check');
  expect(stdout).toContain('matches the migrations');
});

test('the local owner is not part of a hosted project', () => {
  const config = readFileSync(path.join(projectRoot, 'supabase/config.toml'), 'utf8');
  expect(config).toMatch(/sql_paths = \["\.\/seed\.sql"\]/);
  for (const file of ['supabase/seed.sql']) {
    const seed = readFileSync(path.join(projectRoot, file), 'utf8');
    expect(seed).not.toMatch(/auth\.users|owner@example\.com|super_admin/);
  }
});
