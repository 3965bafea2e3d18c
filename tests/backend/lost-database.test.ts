import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { newEmail } from './api';
import { sendMessage, start, visitorOf } from './isolated-backend';

const server = process.env.DATABASE_URL;
// The embedded database runs in the backend's own process and cannot be lost alone.
const onPostgres = server ? test : test.skip;

onPostgres('the backend outlives lost connections, answers 503 meanwhile and keeps what it acknowledged', async () => {
  const name = `lost_${Date.now()}`;
  const admin = postgres(server!, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server!);
  url.pathname = `/${name}`;
  const backend = await start({ DATABASE_URL: url.href });

  const acknowledged: string[] = [];
  const refused: number[] = [];
  let isOver = false;
  const writers = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const email = newEmail('writer');
      const { error, status } = await sendMessage(visitorOf(backend), email);
      if (error) refused.push(status);
      else acknowledged.push(email);
    }
  });
  for (let times = 0; times < 20; times += 1) {
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    await sleep(100);
  }
  const before = acknowledged.length;
  const until = Date.now() + 20_000;
  while (acknowledged.length < before + 20 && Date.now() < until) await sleep(100);
  isOver = true;
  await Promise.all(writers);

  expect(acknowledged.length).toBeGreaterThanOrEqual(before + 20);
  expect([...new Set(refused)]).toEqual([503]);
  expect(await backend.end()).toBe(0);
  const database = postgres(url.href, { max: 1 });
  const stored = new Set((await database`select email from contact_messages_la2024`).map(({ email }) => String(email)));
  await database.end();
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  await admin.unsafe(`drop database ${name} with (force)`);
  await admin.end();
});
