import { waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { backend, session } from '../../testing/auth-backend';
import { createSupabase, type Supabase } from '../connection';
import { sessionStorageKey } from 'domain/session-storage-key';
import { createArrivalRequests } from './arrivals';

const load = jest.fn();
jest.mock('@supabase/realtime-js/dist/module/RealtimeClient.js', () => {
  load();
  return jest.requireActual<object>('@supabase/realtime-js/dist/module/RealtimeClient.js');
});

type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: { access_token: string },
];
type Join = { config: { postgres_changes: { table: string }[] }; access_token: string };

const signedIn = session();
let server: WebSocketServer;
let joined: { join: Join; tell: (table: string) => void; break: () => void }[];
/** The tokens that open channels receive. */
let renewed: string[];
let stop = () => {};

/** Speaks Supabase Realtime's protocol: answers joins and reports rows. */
beforeEach(async () => {
  joined = [];
  renewed = [];
  load.mockReset();
  jest.resetModules();
  server = new WebSocketServer({ port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (socket, request) => {
    expect(request.url).toContain('/realtime/v1/websocket?apikey=publishable');
    socket.on('message', (data: Buffer) => {
      const [joinRef, ref, topic, event, payload] = JSON.parse(data.toString()) as Frame;
      const answer = (response: object) =>
        socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
      if (event === 'access_token') renewed.push(payload.access_token);
      if (event !== 'phx_join') return answer({});
      const join = payload as unknown as Join;
      const bound = join.config.postgres_changes.map((filter, index) => ({ ...filter, id: index + 1 }));
      answer({ postgres_changes: bound });
      joined.push({
        join,
        tell: (table) => {
          const ids = bound.filter((filter) => filter.table === table).map(({ id }) => id);
          const row = { schema: 'public', table, type: 'INSERT', columns: [], record: {}, errors: null };
          socket.send(
            JSON.stringify([joinRef, null, topic, 'postgres_changes', { ids, data: { ...row, commit_timestamp: '' } }]),
          );
        },
        break: () => socket.terminate(),
      });
    });
  });
});

afterEach(async () => {
  stop();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const url = () => `http://localhost:${(server.address() as AddressInfo).port}`;

function listen(onArrival: () => void, hasRealtime = true) {
  const config = { url: url(), key: 'publishable', hasRealtime };
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...signedIn, expires_at: Date.now() / 1000 + 3600 }));
  const supabase = createSupabase(config);
  stop = createArrivalRequests(config, supabase).listen(onArrival);
  return supabase;
}

const until = (isTrue: () => boolean) => waitFor(() => expect(isTrue()).toBe(true));

/** A channel that has joined, or whose subscriber has heard something else. */
async function subscribed(supabase: Supabase, heard: unknown[][] = [['SUBSCRIBED']]) {
  const status = jest.fn();
  const channel = supabase.channel('one').subscribe(status);
  await until(() => status.mock.calls.length > 0);
  expect(status.mock.calls).toEqual(heard);
  return channel;
}

test('K1 M1 the owner’s session receives each new booking and message at once', async () => {
  const heard = jest.fn();
  listen(heard);
  await until(() => joined.length === 1);
  expect(joined[0]?.join.access_token).toBe(signedIn.access_token);
  joined[0]?.tell('bookings_la2024');
  await until(() => heard.mock.calls.length === 1);
  joined[0]?.tell('contact_messages_la2024');
  await until(() => heard.mock.calls.length === 2);
});

test('K1 a lost connection is restored', async () => {
  const heard = jest.fn();
  listen(heard);
  await until(() => joined.length === 1);
  joined[0]?.break();
  await until(() => joined.length === 2);
  joined[1]?.tell('bookings_la2024');
  await until(() => heard.mock.calls.length === 1);
});

test('K1 signing out stops the notifications', async () => {
  listen(() => {});
  await until(() => joined.length === 1);
  stop();
  await until(() => server.clients.size === 0);
});

test('K1 an open channel receives the token of the renewed session', async () => {
  const access_token = `${signedIn.access_token}-renewed`;
  const supabase = listen(() => {}, false);
  await subscribed(supabase);
  backend({ token: () => Response.json({ ...signedIn, access_token }) });
  await supabase.auth.refreshSession();
  await until(() => renewed.length === 1);
  expect(renewed).toEqual([access_token]);
});

test('K1 a dashboard that closes while realtime loads gets no connection', async () => {
  const connected = jest.fn();
  server.on('connection', connected);
  listen(() => {});
  stop();
  await until(() => load.mock.calls.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(connected).not.toHaveBeenCalled();
});

test('K1 a subscriber hears that realtime could not be loaded, and the next subscription loads it', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const supabase = listen(() => {}, false);
  await subscribed(supabase, [['CHANNEL_ERROR', expect.any(Error)]]);
  await subscribed(supabase);
});

test('K1 a backend without realtime gets no connection, and its code is not loaded', async () => {
  const connected = jest.fn();
  server.on('connection', connected);
  listen(() => {}, false);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(connected).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('K1 realtime has every method that supabase-js calls', () => {
  const source = readFileSync(require.resolve('@supabase/supabase-js'), 'utf8');
  const called = new Set([...source.matchAll(/this\.realtime\.(\w+)\(/g)].map(([, name]) => name));
  expect([...called].toSorted()).toEqual(['channel', 'getChannels', 'removeAllChannels', 'removeChannel', 'setAuth']);
  const { realtime } = listen(() => {}, false);
  for (const name of called) expect(realtime).toHaveProperty(name!, expect.any(Function));
});

test('K1 a subscriber hears when it has joined, and an unsubscribed channel leaves', async () => {
  const channel = await subscribed(listen(() => {}, false));
  expect(await channel.unsubscribe()).toBe('ok');
  await until(() => server.clients.size === 0);
});

test('K1 all channels are listed and removed at once', async () => {
  const supabase = listen(() => {}, false);
  const channels = ['one', 'two'].map((topic) => supabase.channel(topic).subscribe());
  expect(supabase.getChannels()).toEqual(channels);
  await until(() => joined.length === 2);
  expect(await supabase.removeAllChannels()).toEqual(['ok', 'ok']);
  expect(supabase.getChannels()).toEqual([]);
  await until(() => server.clients.size === 0);
});

test('K1 signing out keeps an open channel, which then has no session', async () => {
  const supabase = listen(() => {}, false);
  await subscribed(supabase);
  backend({ logout: () => new Response(null, { status: 204 }) });
  await supabase.auth.signOut();
  await until(() => renewed.length === 1);
  expect(renewed).toEqual(['publishable']);
});
