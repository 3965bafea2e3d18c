import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printedBy } from '../printed-by';

jest.setTimeout(120_000);

type Breaks = Record<string, string[]>;

let breaks: Breaks;

beforeAll(async () => {
  breaks = await printedBy('tests/backend/find-rule-breaks.mjs');
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
  const found = Object.entries(await printedBy<Breaks>('tests/backend/find-rule-breaks.mjs', '--hosted'));
  expect(found.map(([rule]) => rule)).toEqual(rules);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
});

test('the local owner is not part of a hosted project', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, '../../supabase', file), 'utf8');
  expect(read('config.toml')).toMatch(/sql_paths = \["\.\/seed\.sql"\]/);
  expect(read('seed.sql')).not.toMatch(/auth\.users|owner@example\.com|super_admin/);
});
