import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

const server = process.env.DATABASE_URL;

/** Runs a test on PostgreSQL only: the embedded database can neither be lost alone nor cancel a query. */
export const onPostgres = server ? test : test.skip;

/** Runs a test on the embedded database only: it would repeat itself on PostgreSQL. */
export const onEmbedded = server ? test.skip : test;

/** Creates a database for one test on the server of `npm run test:postgres`, and drops it afterward. */
export async function withOwnDatabase(work: (url: string, admin: postgres.Sql, name: string) => Promise<void>) {
  const name = `own_${Date.now()}`;
  const admin = postgres(server!, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server!);
  url.pathname = `/${name}`;
  try {
    await work(url.href, admin, name);
  } finally {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/**
 * Waits until a statement of another connection waits for a lock.
 *
 * @param what a part of the statement
 */
export async function untilWaiting(admin: postgres.Sql, database: string, what = '') {
  const waiting = () =>
    admin`select 1 from pg_stat_activity
      where datname = ${database} and wait_event_type = 'Lock' and strpos(query, ${what}) > 0`;
  while ((await waiting()).length === 0) await sleep(20);
}
