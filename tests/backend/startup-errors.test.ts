import { writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { newFolder } from './backend-process';
import { listen, startErrorOf, start } from './isolated-backend';
import { onEmbedded } from './own-database';

/** Fails to start with one sentence, which names what is wrong. */
async function expectRefusal(environment: Parameters<typeof startErrorOf>[0], named: string) {
  const error = await startErrorOf(environment);
  expect(error.exitCode).toBe(1);
  expect(error.said).toMatch(/^[A-Z][^\n]*\.$/);
  expect(error.said).toContain(named);
}

onEmbedded('a second start on the same data folder fails with one sentence', async () => {
  const first = await start();
  await expectRefusal({ DATA_DIR: first.dataDir }, 'already running');
});

onEmbedded('a port in use fails with one sentence', async () => {
  const port = String(await listen(net.createServer()));
  await expectRefusal({ API_PORT: port }, port);
});

onEmbedded('an unusable data folder fails with one sentence', async () => {
  const file = path.join(await newFolder(), 'data');
  await writeFile(file, '');
  await expectRefusal({ DATA_DIR: file }, file);
});

test('an unreachable database fails with one sentence', () =>
  expectRefusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, 'cannot be reached'));

onEmbedded('half-written keys fail with one sentence that says what to do', async () => {
  const folder = await newFolder();
  const file = path.join(folder, 'keys.json');
  await writeFile(file, '{"secretKey": "sb_sec');
  const error = await startErrorOf({ DATA_DIR: folder });
  expect(error.said).toBe(`The keys in ${file} are damaged: delete the file, and the next start creates new ones.`);
});

async function errorWithMigration(version: string): Promise<string> {
  const file = path.join(await newFolder(), 'history.sql');
  await writeFile(file, `insert into supabase_migrations.schema_migrations (version) values (${version})`);
  const other = await start({ SEED_FILE: file });
  await other.end();
  return (await startErrorOf({ DATA_DIR: other.dataDir })).said;
}

onEmbedded('a database of a newer copy of the project fails with one sentence', async () => {
  expect(await errorWithMigration('29991231000000')).toBe(
    'The database holds migration 29991231000000, which this copy of the project lacks: use the newer copy, or run "npm run reset" to start with a new database.',
  );
});

onEmbedded('a database from before the baseline migration fails with one sentence that says what to do', async () => {
  expect(await errorWithMigration('20261121115000')).toBe(
    'The database was created before the first release and cannot be upgraded: run "npm run reset" to start with a new one.',
  );
});
