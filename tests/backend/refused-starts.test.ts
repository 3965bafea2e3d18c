import { chmod, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { newFolder } from './backend-process';
import { listen, refusalOf, start } from './own-backends';

const oneSentence = /^[A-Z][^\n]*\.$/;

test('a second start on the same data is refused in one sentence', async () => {
  const first = await start();
  const refusal = await refusalOf({ DATA_DIR: first.dataDir });
  expect(refusal.exitCode).toBe(1);
  expect(refusal.said).toMatch(oneSentence);
  expect(refusal.said).toContain('already running');
});

test('a taken port is told in one sentence', async () => {
  const port = await listen(net.createServer());
  const refusal = await refusalOf({ API_PORT: String(port) });
  expect(refusal.exitCode).toBe(1);
  expect(refusal.said).toMatch(oneSentence);
  expect(refusal.said).toContain(String(port));
});

test('a data folder that cannot be used is told in one sentence', async () => {
  const folder = await newFolder();
  const file = path.join(folder, 'data');
  await writeFile(file, '');
  const refusal = await refusalOf({ DATA_DIR: file });
  expect(refusal.exitCode).toBe(1);
  expect(refusal.said).toMatch(oneSentence);
  expect(refusal.said).toContain(file);
  await rm(folder, { recursive: true });
});

// Nothing is unreadable for root.
const testAsPerson = process.getuid?.() === 0 ? test.skip : test;

testAsPerson('a data folder that may not be read is told in one sentence', async () => {
  const folder = await newFolder();
  await chmod(folder, 0o000);
  const refusal = await refusalOf({ DATA_DIR: folder });
  expect(refusal.said).toMatch(oneSentence);
  await rm(folder, { recursive: true });
});

test('a database that does not answer is told in one sentence', async () => {
  const refusal = await refusalOf({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(refusal.exitCode).toBe(1);
  expect(refusal.said).toMatch(oneSentence);
});

test('keys that a crash left half written are told in one sentence, which says what to do', async () => {
  const folder = await newFolder();
  const file = path.join(folder, 'keys.json');
  await writeFile(file, '{"secretKey": "sb_sec');
  const refusal = await refusalOf({ DATA_DIR: folder });
  expect(refusal.said).toBe(`The keys in ${file} are damaged: delete that file, and the next start makes new ones.`);
});

test('data that a newer copy of the project has kept are refused in one sentence', async () => {
  const file = path.join(await newFolder(), 'newer.sql');
  const history = 'supabase_migrations.schema_migrations';
  await writeFile(file, `insert into ${history} (version, name) values ('29991231000000', 'of_a_newer_copy')`);
  const newer = await start({ DATABASE_URL: '', SEED_FILE: file });
  await newer.end();
  const refusal = await refusalOf({ DATABASE_URL: '', DATA_DIR: newer.dataDir });
  expect(refusal.said).toBe(
    'The database holds migration 29991231000000, which this copy of the project lacks: take the newer copy, or "npm run reset" starts afresh.',
  );
});
