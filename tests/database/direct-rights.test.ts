import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { inScratchDatabase } from '../scratch-steps';
import { rows } from './constraint-breaks';

type Outcome = number | 'refused' | 'allowed';
type Rights = Record<'select' | 'insert' | 'update' | 'delete', Outcome>;

const people = {
  visitor: { role: 'anon' },
  stranger: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000002' },
  impostor: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000003' },
  bannedOwner: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000004' },
  deletedOwner: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000005' },
  // Two-factor sign-in is on, and so far only the password was entered.
  ownerWithoutCode: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001', aal: 'aal1' },
  owner: { role: 'authenticated', sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001', aal: 'aal2' },
};
const accounts = ['supabase/seed.local.sql', 'tests/backend/accounts.sql'];
const moreRows = `
  insert into storage.objects (bucket_id, name) values ('images', 'one.png');
  insert into auth.mfa_factors (user_id, factor_type, status) values ('${people.owner.sub}', 'totp', 'verified');
  insert into public.site_settings_la2024 (key, value) values ('two_factor_auth', '"true"')`;

/** Columns that accounts may write, or else any. */
const everyTable = `
  select n.nspname || '.' || c.relname as name, (
    select quote_ident(a.attname) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    order by has_column_privilege('authenticated', c.oid, a.attnum, 'insert') desc,
      has_column_privilege('authenticated', c.oid, a.attnum, 'update') desc, a.attnum desc limit 1) as column
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'storage') and c.relkind = 'r' order by name`;

/** The rights of each person in SQL, without the API in front, by table. */
const rights: Record<string, Record<string, Rights>> = {};

// Statements read no column, so that the policies for writing answer alone: with a condition, the policies for reading
// would hide the rows.
beforeAll(() =>
  inScratchDatabase(async ({ driver }) => {
    for (const name of accounts) await driver.unsafe(await readFile(path.join(projectRoot, name), 'utf8'));
    await driver.unsafe('set session_replication_role = replica');
    await driver.unsafe(rows);
    await driver.unsafe(moreRows);

    const attempt = async (claims: object, statement: string) => {
      let outcome: Outcome = 'allowed';
      await driver
        .begin(async (transaction) => {
          const { role, sub = '' } = claims as { role: string; sub?: string };
          await transaction`
            select set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true),
              set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`;
          outcome = (await transaction.unsafe(statement)).count;
          throw new Error('rolled back');
        })
        // Any other error than a missing right comes after the right.
        .catch(({ code }) => code === '42501' && (outcome = 'refused'));
      return outcome;
    };

    for (const { name, column } of await driver.unsafe(everyTable)) {
      const ofTable: Record<string, Rights> = (rights[name] = {});
      for (const [person, claims] of Object.entries(people)) {
        ofTable[person] = {
          select: await attempt(claims, `select 1 from ${name}`),
          insert: await attempt(claims, `insert into ${name} (${column}) values (default)`),
          update: await attempt(claims, `update ${name} set ${column} = default`),
          delete: await attempt(claims, `delete from ${name}`),
        };
      }
    }
  }),
);

/** Lists the statements that succeed for a role and affect a row, table by table. */
const doneBy = (who: string) =>
  Object.entries(rights).flatMap(([table, people]) =>
    Object.entries(people[who]!)
      .filter(([, outcome]) => outcome !== 'refused' && outcome !== 0)
      .map(([verb, outcome]) => `${verb} ${table}: ${outcome}`),
  );

test.each(['visitor', 'stranger', 'impostor', 'bannedOwner', 'deletedOwner', 'ownerWithoutCode'])(
  '%s only reads published rows, even in SQL',
  (who) => {
    const services = who === 'visitor' ? ['select public.services_la2024: 8'] : [];
    expect(doneBy(who)).toEqual([...services, 'select public.testimonials_la2024: 1']);
  },
);

test('the owner reads every table of the schema', () => {
  const tables = Object.keys(rights).filter((table) => table.startsWith('public.'));
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) expect(rights[table]!.owner!.select).toBeGreaterThan(0);
});

test('I3 the owner writes files of the bucket for images only', () => {
  expect(rights['storage.objects']!.owner).toEqual({ select: 1, insert: 'refused', update: 1, delete: 1 });
});
