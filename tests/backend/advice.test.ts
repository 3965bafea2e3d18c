import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../config/files.mjs';
import { inScratchDatabase, onServer, type Driver } from '../scratch-steps';
import { onPostgres } from './own-database';

const accepted: [finding: RegExp, reason: string][] = [
  [
    /^rlsEnabledNoPolicy: .*`private\./,
    'No API role may use the private schema; row level security is its second lock.',
  ],
  [/^unusedIndex: /, 'A database that was just created has answered no queries.'],
  [
    /^(private\.)?move_booking(_of_link)?\(.*: control reached end of function without RETURN$/,
    'They end with private.reject, which always raises.',
  ],
  [
    /^(private\.(restore_readiness|insert_restored|require_restored|insert_deleted_row)|saved_state|saved_rows|commit_restore)\(.*: text type variable is not sanitized$/,
    'They name tables as the catalog does, and columns as quoted identifiers.',
  ],
  [/^saved_state\(\): target type is different type than source type$/, 'The type of a dynamic query is unknown.'],
  [
    /^(private\.limit_holds|start_campaign|recovery_codes_left|import_subscribers)\(.*: target type is different type than source type$/,
    'They assign one count to an integer, which converts one value per call.',
  ],
  [
    /^private\.reject\(.*: routine is marked as VOLATILE, should be IMMUTABLE$/,
    'PostgreSQL may call an immutable function while it plans a query, and this one always raises.',
  ],
];
const program = path.join(projectRoot, 'node_modules/.bin/postgres-language-server');

const isOpen = (finding: string) => !accepted.some(([pattern]) => pattern.test(finding));

async function advisorFindings(url: string) {
  const args = ['dblint', '--connection-string', url, '--reporter', 'json', '--max-diagnostics', '500'];
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1e7 });
  const diagnostics: { category: string; message: string }[] = JSON.parse(stdout).diagnostics;
  return diagnostics.map(({ category, message }) => `${category.split('/').at(-1)}: ${message.replaceAll('\\', '')}`);
}

async function functionFindings(driver: Driver) {
  await driver.unsafe('create extension plpgsql_check');
  const rows = await driver.unsafe(`
    select p.oid::regprocedure || ': ' || finding.message as found
    from pg_proc p
    join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
    left join (select distinct tgfoid, tgrelid from pg_trigger) t on t.tgfoid = p.oid,
    lateral plpgsql_check_function_tb(p.oid, coalesce(t.tgrelid, 0), extra_warnings => true, security_warnings => true,
      performance_warnings => true) as finding
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  return rows.map((row) => String(row.found));
}

// Both tools need a real PostgreSQL: `npm run test:postgres`.
onPostgres('Supabase’s advisor and plpgsql_check report only what we accept', () =>
  inScratchDatabase(async ({ driver }, one, url = '') => {
    const found = [...(await advisorFindings(url)), ...(await functionFindings(driver))];
    // The accepted findings show that both ran.
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(isOpen)).toEqual([]);
  }, onServer),
);
