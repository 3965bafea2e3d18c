import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, localOwner, newEmail, publishableKey } from './api';
import type { BackendEnvironment, RunningBackend } from './backend-process';
import { newFolder, runBackend, StartRefused } from './backend-process';

jest.setTimeout(120_000);

let started: RunningBackend[] = [];
const servers: net.Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await Promise.all(started.map((backend) => backend.end('SIGKILL')));
  await Promise.all(started.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true })));
  started = [];
});

async function start(environment: BackendEnvironment = {}) {
  const backend = await runBackend(environment);
  started.push(backend);
  return backend;
}

async function listen(server: net.Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function refusalOf(environment: BackendEnvironment): Promise<StartRefused> {
  const outcome = await start(environment).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(StartRefused);
  return outcome as StartRefused;
}

const visitorOf = ({ url }: RunningBackend) => clientOf(publishableKey, { url });
const operatorOf = ({ url, secretKey }: RunningBackend) => clientOf(secretKey, { url });
const send = (client: SupabaseClient, email: string) =>
  client.rpc('send_contact_message', { name: 'Maya', email, message: 'Is anybody there?' });

const countOf = async (client: SupabaseClient, table: string) =>
  (await client.from(table).select('*', { count: 'exact', head: true })).count;

test('what was acknowledged survives SIGKILL and a restart, and nothing is filled in twice', async () => {
  const first = await start();
  const before = await Promise.all(
    ['blog_posts_la2024', 'site_settings_la2024', 'bookings_la2024'].map((table) => countOf(operatorOf(first), table)),
  );
  const acknowledged: string[] = [];
  let isAlive = true;
  const writers = Array.from({ length: 4 }, async () => {
    while (isAlive) {
      const email = newEmail('writer');
      const { error } = await send(visitorOf(first), email);
      if (!error) acknowledged.push(email);
      // Killed in the middle of writing, not between two tests.
      if (acknowledged.length >= 60 && isAlive) {
        isAlive = false;
        await first.end('SIGKILL');
      }
    }
  });
  await Promise.all(writers);

  const second = await start({ DATA_DIR: first.dataDir });
  const stored = new Set<string>();
  for (let from = 0; ; from += 1000) {
    const { data } = await operatorOf(second)
      .from('contact_messages_la2024')
      .select('email')
      .order('id')
      .range(from, from + 999)
      .throwOnError();
    for (const { email } of data) stored.add(email as string);
    if (data.length < 1000) break;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  const after = await Promise.all(
    ['blog_posts_la2024', 'site_settings_la2024', 'bookings_la2024'].map((table) => countOf(operatorOf(second), table)),
  );
  expect(after).toEqual(before);
  const session = await visitorOf(second).auth.signInWithPassword(localOwner);
  expect(session.error).toBeNull();
});

test('SIGTERM ends it cleanly, and the next start finds everything', async () => {
  const first = await start();
  const email = newEmail('clean');
  await send(visitorOf(first), email).throwOnError();
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await start({ DATA_DIR: first.dataDir });
  expect(
    (await operatorOf(second).from('contact_messages_la2024').select('email').eq('email', email)).data,
  ).toHaveLength(1);
});

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

test("the secret keys of a data folder are its owner's alone, and stay the same", async () => {
  const first = await start();
  const file = path.join(first.dataDir, 'keys.json');
  const keys = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o077).toBe(0);
  await first.end();
  const second = await start({ DATA_DIR: first.dataDir });
  expect(await readFile(path.join(second.dataDir, 'keys.json'), 'utf8')).toBe(keys);
});

test('the gateway itself says where a request comes from', async () => {
  const backend = await start({ TRUST_PROXY: undefined });
  const answers = [];
  for (let count = 0; count < 13; count += 1) answers.push(await send(visitorOf(backend), newEmail('spoofer')));
  // Another address in every request, and still one connection.
  expect(answers.at(-1)!.error).toMatchObject({ code: 'PT429', hint: 'address' });
});

test('functions are reached through the gateway, and nothing else is', async () => {
  const asked: { url?: string; method?: string; body: string; forwarded?: unknown }[] = [];
  const functions = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      asked.push({ url: request.url, method: request.method, body, forwarded: request.headers['x-forwarded-for'] });
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"state":"sent"}');
    });
  });
  const port = await listen(functions);
  const backend = await start({ FUNCTIONS_URL: `http://127.0.0.1:${port}` });

  const response = await fetch(`${backend.url}/functions/v1/booking-mail?x=1`, {
    method: 'POST',
    body: '{"bookingId":"1"}',
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ state: 'sent' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  await fetch(`${backend.url}/functions/v1//elsewhere.example/steal`);

  expect(asked).toMatchObject([
    {
      url: '/booking-mail?x=1',
      method: 'POST',
      body: '{"bookingId":"1"}',
      forwarded: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    },
    { url: '//elsewhere.example/steal', method: 'GET' },
  ]);
});
