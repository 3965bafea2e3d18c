import postgres from 'postgres';

const server = process.env.DATABASE_URL;

/** Runs a test on PostgreSQL only: the embedded database can neither be lost alone nor cancel a query. */
export const onPostgres = server ? test : test.skip;

/** Runs a test on the embedded database only: it would repeat itself on PostgreSQL. */
export const onEmbedded = server ? test.skip : test;

/** Creates a database for one test on the server of `npm run test:postgres`, and drops it afterwards. */
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
