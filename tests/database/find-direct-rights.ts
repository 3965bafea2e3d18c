// Prints as JSON what each person reads and writes in SQL, without the API in front. Statements read no column, so that the
// policies for writing answer alone: with a condition, the policies for reading would hide the rows.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { printSeen } from '../scratch-steps.ts';
import { rows } from './constraint-breaks.ts';

type Rights = Record<'select' | 'insert' | 'update' | 'delete', number | 'refused' | 'allowed'>;

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

await printSeen(async ({ driver }) => {
  for (const name of accounts) await driver.unsafe(await readFile(path.join(projectRoot, name), 'utf8'));
  await driver.unsafe('set session_replication_role = replica');
  await driver.unsafe(rows);
  await driver.unsafe(moreRows);

  const attempt = async (claims: object, statement: string) => {
    let outcome: number | 'refused' | 'allowed' = 'allowed';
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

  const rights: Record<string, Record<string, Rights>> = {};
  for (const { name, column } of await driver.unsafe(everyTable)) {
    rights[name] = {};
    for (const [person, claims] of Object.entries(people)) {
      rights[name][person] = {
        select: await attempt(claims, `select 1 from ${name}`),
        insert: await attempt(claims, `insert into ${name} (${column}) values (default)`),
        update: await attempt(claims, `update ${name} set ${column} = default`),
        delete: await attempt(claims, `delete from ${name}`),
      };
    }
  }
  return rights;
});
