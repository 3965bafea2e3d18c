import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { WebSocketServer } from 'ws';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { closeServer } from '../../local-stack/stack/listen';
import { folderHandler } from '../folder-handler';
import { listenOnFreePort } from '../listen-on-free-port';
import { expect, test } from './fixtures';
import { rowOf, signIn } from './owner-dashboard';
import { settle } from './settle';
import { addresses, dataFolder } from './stack';
import { book } from './visitor-bookings';

type Join = { config: { postgres_changes: { table: string }[] }; access_token: string };
type Frame = [joinRef: string, ref: string, topic: string, event: string, payload: Join];

/** The stack's backend behind a server that also speaks Supabase Realtime's protocol, which the stack does not. */
function realtimeBackend() {
  const server = http.createServer((request, response) => {
    const { url, method, headers } = request;
    const forwarded = http.request(addresses.api + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded.on('error', () => response.destroy()));
  });
  const sockets = new WebSocketServer({ server });
  const joins: { token: string; reportBooking: () => void }[] = [];
  sockets.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      const [joinRef, ref, topic, event, payload] = JSON.parse(data.toString()) as Frame;
      const send = (to: string | null, name: string, body: object) =>
        socket.send(JSON.stringify([joinRef, to, topic, name, body]));
      const answer = (response: object) => send(ref, 'phx_reply', { status: 'ok', response });
      if (event !== 'phx_join') return answer({});
      const bound = payload.config.postgres_changes.map((filter, index) => ({ ...filter, id: index + 1 }));
      answer({ postgres_changes: bound });
      const { table, id } = bound.find((filter) => filter.table.startsWith('bookings'))!;
      const row = { schema: 'public', table, type: 'INSERT', columns: [], record: {}, errors: null };
      joins.push({
        token: payload.access_token,
        reportBooking: () =>
          send(null, 'postgres_changes', { ids: [id], data: { ...row, commit_timestamp: new Date().toISOString() } }),
      });
    }),
  );
  return { server, sockets, joins };
}

test('K1 realtime shows a new booking at once, and signing out ends the connection', async ({ page }) => {
  const { server, sockets, joins } = realtimeBackend();
  const folder = path.join(dataFolder, 'site-with-realtime');
  const environment = { SUPABASE_URL: `http://localhost:${await listenOnFreePort(server)}`, SUPABASE_REALTIME: 'on' };
  execFileSync(process.execPath, [...runTypeScript, path.join(projectRoot, 'publishing/assemble.ts')], {
    env: { ...process.env, ...environment, SITE_FOLDER: folder },
  });
  const site = http.createServer(folderHandler(folder));
  const address = `http://localhost:${await listenOnFreePort(site)}`;
  try {
    // A hidden dashboard does not poll.
    await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
    // The first page of all bookings may already be full.
    await page.goto(`${address}/#/admin/bookings?search=runa`);
    await signIn(page);
    await page.getByRole('heading', { name: 'Bookings', level: 2 }).waitFor();
    // A list still on its way would contain the booking.
    await settle(page);
    await expect.poll(() => joins.map(({ token }) => token.split('.').length)).toEqual([3]);
    const { email } = await book('Runa');
    await expect(rowOf(page, email)).toHaveCount(0);
    joins[0]!.reportBooking();
    await rowOf(page, email).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => sockets.clients.size).toBe(0);
  } finally {
    for (const socket of sockets.clients) socket.terminate();
    await Promise.all([closeServer(server), closeServer(site), rm(folder, { recursive: true, force: true })]);
  }
});
