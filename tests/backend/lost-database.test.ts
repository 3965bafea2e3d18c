import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { expectSoon } from '../browser/expect-soon';
import { newEmail } from './api';
import { listen, sendMessage, start, visitorOf } from './isolated-backend';
import { onPostgres, withOwnDatabase } from './own-database';

type Writing = {
  acknowledged: readonly string[];
  /** The statuses of the rejected messages. */
  refused: ReadonlySet<number>;
  /** Waits until 20 more messages are acknowledged. */
  untilWorking(): Promise<void>;
  /** Waits until each visitor is rejected once more. Nothing they sent before is still unanswered. */
  untilRefused(): Promise<void>;
};

/**
 * Sends messages from 20 visitors to a backend that connects to `connectionUrl`, until `disturb` has ended. Afterwards each
 * rejected message was answered 503, and the database contains each acknowledged one.
 */
async function writeWhile(databaseUrl: string, connectionUrl: string, disturb: (writing: Writing) => Promise<void>) {
  const backend = await start({ DATABASE_URL: connectionUrl });
  const acknowledged: string[] = [];
  const refused = new Set<number>();
  const refusedWriters = new Set<number>();
  let isOver = false;
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    while (!isOver) {
      const email = newEmail('writer');
      const { error, status } = await sendMessage(visitorOf(backend), email);
      if (!error) {
        acknowledged.push(email);
        continue;
      }
      refused.add(status);
      refusedWriters.add(writer);
    }
  });
  const untilWorking = async () => {
    const wanted = acknowledged.length + 20;
    const until = Date.now() + 20_000;
    while (acknowledged.length < wanted && Date.now() < until) await sleep(100);
    expect(acknowledged.length).toBeGreaterThanOrEqual(wanted);
  };
  const untilRefused = async () => {
    refusedWriters.clear();
    await expectSoon(
      () => refusedWriters.size,
      (count) => count === writers.length,
    );
  };
  try {
    await disturb({ acknowledged, refused, untilWorking, untilRefused });
    await untilWorking();
  } finally {
    isOver = true;
    await Promise.all(writers);
  }

  expect([...refused]).toEqual([503]);
  expect(await backend.end()).toBe(0);
  const database = postgres(databaseUrl, { max: 1 });
  const rows = await database`select email from contact_messages_la2024`;
  await database.end();
  const stored = new Set(rows.map(({ email }) => String(email)));
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
}

onPostgres('the backend outlives lost connections, answers 503 meanwhile and keeps what it acknowledged', () =>
  withOwnDatabase((url, admin, name) =>
    writeWhile(url, url, async () => {
      for (let times = 0; times < 20; times += 1) {
        await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
        await sleep(100);
      }
    }),
  ),
);

/** Creates a server that forwards connections. `close` ends and refuses them. */
function createProxy({ hostname, port }: URL) {
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
  });
  const close = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  return { proxy, close };
}

onPostgres('the backend outlives two seconds without a server and keeps what it acknowledged', () =>
  withOwnDatabase(async (url) => {
    const { proxy, close } = createProxy(new URL(url));
    const port = await listen(proxy);
    const proxied = new URL(url);
    proxied.port = String(port);
    await writeWhile(url, proxied.href, async ({ acknowledged, refused, untilWorking, untilRefused }) => {
      await untilWorking();
      close();
      await untilRefused();
      const before = acknowledged.length;
      await sleep(1500);
      expect(acknowledged).toHaveLength(before);
      expect([...refused]).toEqual([503]);
      proxy.listen(port, '127.0.0.1');
    });
  }),
);
