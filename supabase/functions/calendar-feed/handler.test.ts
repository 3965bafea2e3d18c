import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHandler, type Feed } from './handler.ts';

const secret = 'ab'.repeat(32);
const address = `https://project.example/functions/v1/calendar-feed/${secret}.ics`;

const booking = {
  id: '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001',
  starts_at: '2031-03-04T15:00:00Z',
  ends_at: '2031-03-04T16:00:00Z',
  status: 'confirmed' as const,
  sequence: 2,
  updated_at: '2026-11-23T09:00:00Z',
};
const client = {
  client: 'Maya Brooks',
  service_name: 'Leadership Coaching',
  email: 'maya@example.com',
  phone: '+1 212 555 0123',
  meeting_kind: 'video' as const,
  meeting_place: 'https://meet.example/maya',
};
const mine: Feed = { name: 'My bookings', bookings: [{ ...booking, ...client }] };
const office: Feed = { name: 'Office', bookings: [booking] };

const handlerOf = (feed: Feed) => createHandler({ readFeed: async (asked) => (asked === secret ? feed : null) });

test('CA1 a feed shows clients, or only that the coach is busy', async () => {
  const response = await handlerOf(mine)(new Request(address));
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const file = await response.text();
  expect(file).toContain('SUMMARY:Maya Brooks\\, Leadership Coaching');
  expect(file).toContain('URL:https://meet.example/maya');
  expect(file).toContain('X-WR-CALNAME:My bookings');
  const plain = await (await handlerOf(office)(new Request(address))).text();
  expect(plain).toContain('SUMMARY:Busy');
  expect(plain).not.toMatch(/Maya|Leadership|@example|meet/);
});

test('CA1 a request that is not confirmed reads as one', async () => {
  const pending: Feed = { name: 'My bookings', bookings: [{ ...booking, ...client, status: 'pending' }] };
  expect(await (await handlerOf(pending)(new Request(address))).text()).toContain('SUMMARY:Request: Maya Brooks');
});

test('CA1 a feed that cannot be read is not taken for a revoked one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const handler = createHandler({ readFeed: async () => Promise.reject(new Error('no database')) });
  expect((await handler(new Request(address))).status).toBe(503);
});

test('CA1 an unchanged feed is not sent again, a changed one is', async () => {
  const first = await handlerOf(mine)(new Request(address));
  const tag = first.headers.get('etag') ?? '';
  expect(await (await handlerOf(mine)(new Request(address, { method: 'HEAD' }))).text()).toBe('');
  const again = (feed: Feed, asked: string) =>
    handlerOf(feed)(new Request(address, { headers: { 'if-none-match': asked } }));
  expect((await again(mine, tag)).status).toBe(304);
  expect((await again(mine, `"other", W/${tag}`)).status).toBe(304);
  expect((await again({ ...mine, bookings: [] }, tag)).status).toBe(200);
});

test.each([`${'cd'.repeat(32)}.ics`, `${secret}`, `${secret}0.ics`, '.ics', `${secret.toUpperCase()}.ics`])(
  'CA1 %s is not an address of a feed',
  async (name) => {
    const response = await handlerOf(mine)(new Request(`https://project.example/functions/v1/calendar-feed/${name}`));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Maya');
  },
);

const programs = ['vdirsyncer', 'khal'];
const missing = programs.filter((program) => spawnSync(program, ['--version']).error);
const title = 'CA1 khal and vdirsyncer read a feed';
(missing.length ? test.skip : test)(missing.length ? `${title}, without ${missing.join(' and ')}` : title, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'calendar-feed-'));
  const handler = handlerOf(mine);
  const server = http.createServer(async (request, response) => {
    const answer = await handler(new Request(`http://localhost${request.url}`, { method: request.method }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const vdirsyncer = path.join(folder, 'vdirsyncer.conf');
    const khal = path.join(folder, 'khal.conf');
    const url = `http://127.0.0.1:${port}/calendar-feed/${secret}.ics`;
    await writeFile(
      vdirsyncer,
      `[general]
status_path = "${folder}/status"
[pair feed]
a = "local"
b = "remote"
collections = null
[storage local]
type = "filesystem"
path = "${folder}/events/"
fileext = ".ics"
[storage remote]
type = "http"
url = "${url}"
`,
    );
    await writeFile(
      khal,
      `[calendars]
[[feed]]
path = ${folder}/events/
[locale]
local_timezone = America/New_York
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${folder}/khal.db
`,
    );
    const run = (program: string, words: string[]) => {
      const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' };
      const running = promisify(execFile)(program, ['--config', ...words], { env, timeout: 20_000 });
      // They ask questions.
      running.child.stdin?.end('y\n');
      return running;
    };
    await mkdir(path.join(folder, 'events'));
    await run('vdirsyncer', [vdirsyncer, 'discover']);
    await run('vdirsyncer', [vdirsyncer, 'sync']);
    const format = ['--format', '{start} {end-time} {title} {location} {status}'];
    const { stdout } = await run('khal', [khal, 'list', ...format, '2031-03-04', '2031-03-05']);
    expect(stdout).toContain('2031-03-04 10:00 11:00 Maya Brooks, Leadership Coaching https://meet.example/maya');
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
