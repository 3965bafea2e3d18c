import { writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import type * as Migrations from '../../local-stack/backend/migrations';
import { importInNode, inScratchDatabase } from '../scratch-steps';
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

onEmbedded.each([
  [
    'of a newer copy of the project',
    '29991231000000',
    'The database holds migration 29991231000000, which this copy of the project lacks: use the newer copy, or run "npm run reset" to start with a new database.',
  ],
  [
    'from before the baseline migration',
    '20261121115000',
    'The database was created before the first release and cannot be upgraded: run "npm run reset" to start with a new one.',
  ],
])('a database %s fails with one sentence that says what to do', (_, version, message) =>
  inScratchDatabase(async (connection) => {
    await connection.driver`insert into supabase_migrations.schema_migrations (version) values (${version})`;
    const { applyMigrations } = await importInNode<typeof Migrations>('local-stack/backend/migrations.ts');
    const folder = path.join(projectRoot, 'supabase/migrations');
    const error = await applyMigrations(connection, folder).catch((thrown: Error) => thrown);
    expect([error?.constructor.name, error?.message]).toEqual(['UserError', message]);
  }),
);
