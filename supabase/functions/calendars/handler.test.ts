import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reading } from './read-calendar.ts';
import { createSeal } from './sealed.ts';
import type { NewCalendar } from './store.ts';
import { bookingId, claimed, createFakeStore, handlerOf, id, seal } from './testing/fake-store.ts';
import { startSmallServer } from './testing/small-server.ts';

const file = [
  ...[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    'UID:dentist',
    'DTSTAMP:20261101T000000Z',
  ],
  ...['DTSTART:20261124T150000Z', 'DTEND:20261124T160000Z', 'SUMMARY:Dentist', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001@booking', 'DTSTAMP:20261101T000000Z'],
  ...['DTSTART:20261125T150000Z', 'DTEND:20261125T160000Z', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

/** Adds the appointments of many years, 6 MB of them. */
const withAppointments = (year: string) => {
  const [start, end] = ['10', '11'].map((hour) => `${year}0229T${hour}0000Z`);
  const lines = ['BEGIN:VEVENT', `DTSTART:${start}`, `DTEND:${end}`, `DESCRIPTION:${'x'.repeat(900)}`, 'END:VEVENT'];
  return file.replace('BEGIN:VEVENT', `${lines.join('\r\n')}\r\n`.repeat(6000) + 'BEGIN:VEVENT');
};

const server = http.createServer((request, response) => {
  if (request.url === '/page') return response.end('<!doctype html>');
  if (request.url === '/unchanged') return response.writeHead(304).end();
  if (request.url === '/large') return response.end(withAppointments('2016'));
  if (request.url === '/too-large') return response.end(withAppointments('2027'));
  if (request.url === '/tagged') return response.writeHead(200, { etag: `"${'x'.repeat(600)}"` }).end(file);
  if (request.url !== '/secret-address.ics') return response.writeHead(404).end();
  if (request.headers['if-none-match'] === '"one"') return response.writeHead(304).end();
  return response.writeHead(200, { etag: '"one"' }).end(file);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('CA2 connecting a calendar reads it, without our own bookings', async () => {
  const fake = createFakeStore();
  const connect = { id, name: ' Family ', kind: 'icalendar', address: ` ${origin}/secret-address.ics` };
  expect(await handlerOf(fake).post({ connect })).toEqual({ status: 200, body: { id, events: 1 } });
  const [[calendar, reading]] = fake.stored.connected as [[NewCalendar, Reading]];
  expect(calendar).toMatchObject({ id, name: 'Family', kind: 'icalendar', host: '127.0.0.1' });
  expect(reading.busy?.spans).toEqual([[Date.parse('2026-11-24T15:00:00Z'), Date.parse('2026-11-24T16:00:00Z')]]);
});

test('CA2 a calendar with the appointments of many years is read', async () => {
  const connect = { id, name: 'Work', kind: 'icalendar', address: `${origin}/large` };
  expect(await handlerOf(createFakeStore()).post({ connect })).toEqual({ status: 200, body: { id, events: 1 } });
});

test('CA5 an address and a password are stored encrypted and never returned', async () => {
  const fake = createFakeStore();
  const connect = {
    name: 'Family',
    kind: 'icalendar',
    address: `${origin}/secret-address.ics`,
    password: 'top secret',
  };
  const answer = await handlerOf(fake).post({ connect });
  const stored = JSON.stringify([answer, fake.stored.connected]);
  expect(stored).not.toMatch(/secret-address|top secret/);
  const { sealed } = fake.stored.connected[0]![0];
  expect(await seal.open(sealed)).toEqual({ address: connect.address, username: '', password: 'top secret' });
  expect(await createSeal('sb_secret_two').open(sealed)).toBeUndefined();
});

test.each([
  [{ name: 'A', kind: 'icalendar', address: '' }, 'whole address'],
  [{ name: 'A', kind: 'icalendar', address: 'javascript:alert(1)' }, 'whole address'],
  [{ name: 'A', kind: 'icalendar', address: 'file:///etc/passwd' }, 'whole address'],
  [{ name: 'A', kind: 'paper', address: 'https://calendar.example' }, 'kind of calendar'],
  [{ name: ' ', kind: 'icalendar', address: 'https://calendar.example' }, 'a name'],
  [{ id: 'mine', name: 'A', kind: 'icalendar', address: 'https://calendar.example' }, 'malformed'],
])('CA2 refuses %j with a sentence', async (connect, sentence) => {
  const { status, body } = await handlerOf(createFakeStore()).post({ connect });
  expect([status, body.message]).toEqual([422, expect.stringContaining(sentence)]);
});

test.each(['webcal://calendar.example/a.ics', 'calendar.example/a.ics'])(
  'CA2 %s is read with https, and a version too long to be stored is forgotten',
  async (address) => {
    const fake = createFakeStore();
    const asked: unknown[] = [];
    const fetch: typeof globalThis.fetch = (url) => {
      asked.push(url);
      return globalThis.fetch(`${origin}/tagged`);
    };
    await handlerOf(fake, { fetch }).post({ connect: { name: 'A', kind: 'icalendar', address } });
    expect(asked).toEqual(['https://calendar.example/a.ics']);
    expect(fake.stored.connected[0]?.[1]).toMatchObject({ version: '', busy: { eventCount: 1 } });
  },
);

test.each([
  ['/page', 'There is no calendar at this address.'],
  ['/too-large', 'This calendar is larger than 5 MB.'],
  // Without the file, its times would be offered.
  ['/unchanged', 'The server responded with the error 304.'],
  ['/gone', 'This address no longer works, or never did. Copy it again from your calendar’s settings.'],
])('CA2 explains the problem with %s', async (path, sentence) => {
  const connect = { name: 'A', kind: 'icalendar', address: `${origin}${path}` };
  expect(await handlerOf(createFakeStore()).post({ connect })).toEqual({
    status: 422,
    body: { code: 'PT422', message: sentence },
  });
});

test('CA2 the schedule reads the due calendars: unchanged ones briefly, failures with their reason', async () => {
  const fake = createFakeStore([
    await claimed(`${origin}/secret-address.ics`, 'etag "one"'),
    await claimed(`${origin}/gone`),
    { ...(await claimed(`${origin}/secret-address.ics`)), sealed: 'AAAA.AAAA' },
  ]);
  expect(await handlerOf(fake).post({}, 'nobody')).toEqual({ status: 200, body: { state: 'working' } });
  expect(fake.stored.finished).toEqual([{ version: 'etag "one"' }]);
  expect(fake.stored.failed).toEqual([
    expect.stringContaining('This address no longer works'),
    expect.stringContaining('connect it again'),
  ]);
});

test('CA2 an unchanged calendar is read again before its known events run out', async () => {
  const old = await claimed(`${origin}/secret-address.ics`);
  const fake = createFakeStore([
    { ...old, known: { version: 'etag "one"', until: Date.parse('2027-01-10T00:00:00Z') } },
  ]);
  expect((await handlerOf(fake).post({ read: id })).body).toEqual({ isRead: true });
  expect(fake.stored.finished[0]?.busy?.eventCount).toBe(1);
});

test('CA2 a calendar that names countless bookings causes few requests', async () => {
  const fake = createFakeStore();
  const asked: number[] = [];
  fake.store.ownBookings = async (ids) => {
    asked.push(ids.length);
    return new Set();
  };
  const uids = Array.from({ length: 3000 }, (_, index) => `UID:${bookingId.slice(0, -4)}${1000 + index}@booking`);
  const fetch = async () => new Response(file.replace('UID:dentist', uids.join('\r\n')));
  const connect = { name: 'A', kind: 'icalendar', address: 'https://calendar.example' };
  expect((await handlerOf(fake, { fetch }).post({ connect })).status).toBe(200);
  expect(asked).toEqual([1000]);
});

test('CA5 only the owner connects and reads, and a key of the project is needed', async () => {
  const { handler, post } = handlerOf(createFakeStore());
  for (const body of [{ connect: {} }, { find: {} }, { read: id }])
    expect((await post(body, 'stranger')).status).toBe(403);
  expect((await handler(new Request('https://x/calendars', { method: 'POST', body: '{}' }))).status).toBe(401);
  expect((await handler(new Request('https://x/calendars'))).status).toBe(405);
});

test('CA4 the event of a deleted booking is not busy, and a calendar that may not be written to is read again later', async () => {
  const server = await startSmallServer();
  const access = { address: `${server.address}coach/work/`, username: 'coach', password: 'secret' };
  const account = { ...(await claimed('')), kind: 'caldav' as const, sealed: await seal.seal(access) };
  const fake = createFakeStore([account]);
  fake.store.ownBookings = async () => new Set();
  fake.store.bookingsToWrite = async () => [
    {
      ...{ bookingId, event: null, version: '1', spans: [], isDifferent: false, found: null, hasFailed: false },
      ...{ isDue: false, isKnown: true },
    },
  ];
  const headers = { authorization: `Basic ${btoa('coach:secret')}` };
  await fetch(`${access.address}a.ics`, { method: 'PUT', headers, body: file });
  try {
    expect((await handlerOf(fake).post({ read: id })).body).toEqual({ isRead: true });
    expect(fake.stored.finished[0]?.busy?.eventCount).toBe(1);
    expect((await handlerOf(fake).post({ write: id })).body).toEqual({ isWritable: true });
    server.forbidWriting();
    expect((await handlerOf(fake).post({ write: id })).body.message).toMatch(/but not change it/);
    expect(fake.stored.finished).toHaveLength(3);
  } finally {
    server.stop();
  }
});

test('CA4 reading and writing a slow calendar end before the claim', async () => {
  const server = await startSmallServer();
  const access = { address: `${server.address}coach/work/`, username: 'coach', password: 'secret' };
  const account = { ...(await claimed('')), kind: 'caldav' as const, sealed: await seal.seal(access) };
  const fake = createFakeStore([account]);
  const event = {
    ...{
      id: bookingId,
      starts_at: '2026-11-24T15:00:00Z',
      ends_at: '2026-11-24T16:00:00Z',
      status: 'confirmed' as const,
    },
    ...{ sequence: 0, updated_at: '2026-11-23T09:00:00Z' },
  };
  const due = {
    ...{ event, version: '1', spans: [], isDifferent: false, found: null, hasFailed: false },
    ...{ isDue: true, isKnown: false },
  };
  const ids = Array.from({ length: 9 }, (_, index) => bookingId.replace(/1$/, String(index)));
  fake.store.bookingsToWrite = async () => ids.map((one) => ({ ...due, bookingId: one }));
  let clock = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const fetch: typeof globalThis.fetch = (...asked) => {
    clock += 19_000;
    return globalThis.fetch(...asked);
  };
  try {
    expect((await handlerOf(fake, { fetch }).post({ read: id })).body).toEqual({ isRead: true });
    expect(clock).toBeLessThan(120_000);
  } finally {
    now.mockRestore();
    server.stop();
  }
});
