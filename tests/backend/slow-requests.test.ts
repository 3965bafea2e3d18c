import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { newAddress, publishableKey } from './api';
import type { RunningBackend } from './backend-process';
import { operatorOf, start, visitorOf } from './isolated-backend';
import { onEmbedded, onPostgres, withOwnDatabase } from './own-database';

const seed = { SEED_FILE: path.join(__dirname, 'slow-function.sql') };

const get = ({ url }: RunningBackend, query: string, address = newAddress(), signal?: AbortSignal) =>
  fetch(`${url}/rest/v1/${query}`, { headers: { apikey: publishableKey, 'x-forwarded-for': address }, signal });

const post = ({ url }: RunningBackend, name: string, signal: AbortSignal) => {
  const headers = { apikey: publishableKey, 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  return fetch(`${url}/rest/v1/rpc/${name}`, { method: 'POST', headers, body: '{"seconds":2.5}', signal });
};

const slowest = async (backend: RunningBackend) => {
  const times: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const startedAt = performance.now();
    expect((await get(backend, 'testimonials_la2024?select=id&limit=1')).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  return Math.max(...times);
};

const attack = (backend: RunningBackend, leaving: AbortController) => {
  const address = newAddress();
  return Promise.allSettled(
    Array.from({ length: 40 }, () => get(backend, 'rpc/take_seconds?seconds=0.3', address, leaving.signal)),
  );
};

const expectTimeouts = async (backend: RunningBackend) => {
  const timeouts = async (client: SupabaseClient) => (await client.rpc('timeouts')).data as unknown;
  expect(await timeouts(visitorOf(backend))).toEqual(['3s', '10s']);
  expect(await timeouts(operatorOf(backend))).toEqual(['30s', '30s']);
};

onEmbedded('each request has the timeouts of its role', async () => expectTimeouts(await start(seed)));

onPostgres('on PostgreSQL, each request has the timeouts of its role', () =>
  withOwnDatabase(async (url) => expectTimeouts(await start({ ...seed, DATABASE_URL: url }))),
);

onEmbedded('one address with 40 slow requests does not hold up another visitor', async () => {
  const backend = await start(seed);
  await slowest(backend);
  const leaving = new AbortController();
  const attacked = attack(backend, leaving);
  await sleep(100);
  // All of them take 12 s, one after another.
  expect(await slowest(backend)).toBeLessThan(4000);
  leaving.abort();
  await attacked;
});

onPostgres('on PostgreSQL, slow requests of one address leave connections for others, and end in time', () =>
  withOwnDatabase(async (url, admin, name) => {
    const backend = await start({ ...seed, DATABASE_URL: url });
    const leaving = new AbortController();
    const attacked = attack(backend, leaving);
    await sleep(100);
    expect(await slowest(backend)).toBeLessThan(1000);

    // Queries of clients that left are canceled, their changes are not.
    const running = async (called: string) => {
      const rows = await admin`
        select query from pg_stat_activity
        where datname = ${name} and state = 'active' and query like ${`%${called}%`}`;
      return rows.length;
    };
    const long = Array.from({ length: 3 }, () => get(backend, 'rpc/take_seconds?seconds=2.5', '', leaving.signal));
    const called = ['take_seconds', 'take_seconds', 'change_slowly'].map((one) => post(backend, one, leaving.signal));
    const left = Promise.allSettled([...long, ...called]);
    await sleep(300);
    leaving.abort();
    await Promise.all([attacked, left]);
    await sleep(300);
    expect([await running('take_seconds'), await running('change_slowly')]).toEqual([0, 1]);

    const startedAt = performance.now();
    const tooLong = await get(backend, 'rpc/take_seconds?seconds=20');
    expect(tooLong.status).toBe(503);
    expect(await tooLong.json()).toMatchObject({ code: '57014' });
    expect(performance.now() - startedAt).toBeLessThan(6000);
    expect((await get(backend, 'rpc/take_seconds?seconds=0')).status).toBe(200);
  }),
);
