import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expectSoon } from '../browser/expect-soon';
import { newAddress, publishableKey } from './api';
import type { RunningBackend } from './backend-process';
import { operatorOf, start, visitorOf } from './isolated-backend';
import { onEmbedded, onPostgres, withOwnDatabase } from './own-database';

const seed = { SEED_FILE: path.join(__dirname, 'slow-function.sql') };

const get = ({ url }: RunningBackend, query: string, address = newAddress(), signal?: AbortSignal) =>
  fetch(`${url}/rest/v1/${query}`, { headers: { apikey: publishableKey, 'x-forwarded-for': address }, signal });

/** Calls a function that takes 25 s, with the secret key: requests of visitors end after three. */
const callSlowly = ({ url, secretKey }: RunningBackend, method: string, name: string, signal: AbortSignal) => {
  const headers = { apikey: secretKey, 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const [query, body] = method === 'GET' ? ['?seconds=25', null] : ['', '{"seconds":25}'];
  return fetch(`${url}/rest/v1/rpc/${name}${query}`, { method, headers, body, signal });
};

const visitFiveTimes = async (backend: RunningBackend) => {
  for (let visit = 0; visit < 5; visit += 1)
    expect((await get(backend, 'testimonials_la2024?select=id&limit=1')).status).toBe(200);
};

/** Sends 40 slow requests from one address, and counts their answers. */
function attack(backend: RunningBackend, seconds: number, leaving: AbortController) {
  const address = newAddress();
  const attacked = { answers: 0, over: Promise.resolve<unknown>(null) };
  const requests = Array.from({ length: 40 }, async () => {
    await get(backend, `rpc/take_seconds?seconds=${seconds}`, address, leaving.signal);
    attacked.answers += 1;
  });
  attacked.over = Promise.allSettled(requests);
  return attacked;
}

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
  await visitFiveTimes(backend);
  const leaving = new AbortController();
  const attacked = attack(backend, 0.3, leaving);
  await sleep(100);
  await visitFiveTimes(backend);
  // All of them take 12 s, one after another. In the order of their arrival, they would all be answered by now.
  expect(attacked.answers).toBeLessThan(40);
  leaving.abort();
  await attacked.over;
});

onPostgres('on PostgreSQL, slow requests of one address leave connections for others, and end in time', () =>
  withOwnDatabase(async (url, admin, name) => {
    const backend = await start({ ...seed, DATABASE_URL: url });
    const leaving = new AbortController();
    const attacked = attack(backend, 2.5, leaving);
    await sleep(100);
    await visitFiveTimes(backend);
    expect(attacked.answers).toBeLessThan(20);

    // Queries of clients that left are canceled, their changes are not.
    const running = async (called: string) => {
      const rows = await admin`
        select query from pg_stat_activity
        where datname = ${name} and state = 'active' and query like ${`%${called}%`}`;
      return rows.length;
    };
    const called = [
      ...[1, 2, 3].map(() => callSlowly(backend, 'GET', 'take_seconds', leaving.signal)),
      ...[1, 2].map(() => callSlowly(backend, 'POST', 'take_seconds', leaving.signal)),
      callSlowly(backend, 'POST', 'change_slowly', leaving.signal),
    ];
    const left = Promise.allSettled(called);
    await expectSoon(
      () => running('change_slowly'),
      (count) => count === 1,
    );
    leaving.abort();
    await Promise.all([attacked.over, left]);
    await expectSoon(
      () => running('take_seconds'),
      (count) => count === 0,
    );
    expect(await running('change_slowly')).toBe(1);

    const startedAt = performance.now();
    const tooLong = await get(backend, 'rpc/take_seconds?seconds=20');
    expect(tooLong.status).toBe(503);
    expect(await tooLong.json()).toMatchObject({ code: '57014' });
    expect(performance.now() - startedAt).toBeLessThan(6000);
    expect((await get(backend, 'rpc/take_seconds?seconds=0')).status).toBe(200);
  }),
);
