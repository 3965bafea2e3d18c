import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { tables } from './access-tables';

jest.setTimeout(120_000);

type Outcome = number | 'refused' | 'allowed';
type Rights = Record<'select' | 'insert' | 'update' | 'delete', Outcome>;

const inSchemas = [...Object.keys(tables).map((name) => `public.${name}`), 'storage.buckets', 'storage.objects'];
const published: Record<string, number> = { 'public.testimonials_la2024': 1 };
let rights: Record<string, Record<string, Rights>>;

beforeAll(async () => {
  const cwd = path.resolve(__dirname, '../..');
  const run = promisify(execFile)(process.execPath, ['tests/backend/find-direct-rights.mjs'], { cwd });
  rights = JSON.parse((await run).stdout) as typeof rights;
});

test('every table is tried in SQL', () => {
  expect(Object.keys(rights).toSorted()).toEqual(inSchemas.toSorted());
});

describe.each(inSchemas)('%s', (table) => {
  test.each(['visitor', 'stranger', 'bannedOwner'])(
    'a %s reads published rows and writes nothing, even in SQL',
    (who) => {
      const { select, insert, ...changes } = rights[table]![who]!;
      expect([published[table] ?? 0, 'refused']).toContain(select);
      expect(insert).toBe('refused');
      for (const change of Object.values(changes)) expect([0, 'refused']).toContain(change);
    },
  );
});

test('the owner reads every table of the schema', () => {
  for (const name of Object.keys(tables)) expect(rights[`public.${name}`]!.owner!.select).toBeGreaterThan(0);
});

test('I3 the owner writes files of the bucket for images only', () => {
  expect(rights['storage.objects']!.owner).toEqual({ select: 1, insert: 'refused', update: 1, delete: 1 });
});
