import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { newEmail } from './api';
import { sendMessage, start, visitorOf } from './isolated-backend';
import { onPostgres, withOwnDatabase } from './own-database';

onPostgres('the backend outlives lost connections, answers 503 meanwhile and keeps what it acknowledged', () =>
  withOwnDatabase(async (url, admin, name) => {
    const backend = await start({ DATABASE_URL: url });
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
    const database = postgres(url, { max: 1 });
    const rows = await database`select email from contact_messages_la2024`;
    await database.end();
    const stored = new Set(rows.map(({ email }) => String(email)));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  }),
);
