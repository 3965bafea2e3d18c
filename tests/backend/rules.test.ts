import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printedBy } from '../printed-by';
import { ownersFunctions } from './owners-functions';
import { ruleBreaks } from './rules';

type Found = { breaks: Record<string, string[]>; accountsFunctions: string[] };

let found: Found;

beforeAll(async () => {
  found = await printedBy('tests/backend/find-rule-breaks.ts');
});

const rules = Object.keys(ruleBreaks);

test.each(rules)('%s', (rule) => {
  expect(found.breaks[rule]).toEqual([]);
});

/** Functions for every account. One by one, other tests show what they give to whom. */
const others = ['is_owner', 'owner_needs_code', 'reorder_services', 'testimonial_rating', 'use_recovery_code'];

test('accounts can call only the listed functions', () => {
  expect(found.accountsFunctions).toEqual([...ownersFunctions.map(([name]) => name), ...others].toSorted());
});

test('migrations and seed work with the rights of a hosted project, and old default grants expose nothing', async () => {
  const hosted = await printedBy<Found>('tests/backend/find-rule-breaks.ts', '--hosted');
  expect(hosted).toEqual({ ...found, breaks: Object.fromEntries(rules.map((rule) => [rule, []])) });
});

test('the local owner is not part of a hosted project', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, '../../supabase', file), 'utf8');
  expect(read('config.toml')).toMatch(/sql_paths = \["\.\/seed\.sql"\]/);
  expect(read('seed.sql')).not.toMatch(/auth\.users|owner@example\.com|super_admin/);
});

test('A2 a hosted project requires the current password for a new one', () => {
  const config = readFileSync(path.join(__dirname, '../../supabase/config.toml'), 'utf8');
  expect(config).toMatch(/\[auth\.email\]\n(?:[^[].*\n)*require_current_password = true\n/);
});
