import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CalendarProblem } from './calendar-problem.ts';
import { calendarsOf, eventsOf, signIn as signInTo, versionOf } from './caldav.ts';
import { createPublicFetch } from './public-fetch.ts';
import { readCalendar } from './read-calendar.ts';
import { programs } from './testing/calendar-servers.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const signIn = { username: 'coach', password: 'secret' };
const fetch = createPublicFetch({ allowsLoopback: true });

for (const { name, home, isInstalled, start } of programs) {
  const title = `CA2 reads a calendar from ${name}`;
  (isInstalled ? it : it.skip)(isInstalled ? title : `${title}, which is not installed`, async () => {
    const server = await start();
    try {
      await createCalendar(`${server.address}${home}work/`);
      const found = await calendarsOf({ address: server.address, ...signIn }, fetch);
      const calendar = found.find(({ address }) => address.endsWith('/work/'));
      expect(calendar).toEqual({ address: `${server.address}${home}work/`, name: 'Work' });
      expect(found.filter(({ address }) => address.endsWith('/tasks/'))).toEqual([]);

      const access = { address: calendar?.address ?? '', ...signIn };
      const ask = (known?: { version: string; until: number }) =>
        readCalendar({
          ...{ kind: 'caldav', access, known, fetch, now },
          zones: { home: 'America/New_York', travel: [] },
          ownBookings: async () => new Set<string>(),
        });
      const empty = await ask();
      expect(empty.busy?.spans).toEqual([]);

      await put(`${access.address}dentist.ics`, dentist);
      const known = { version: empty.version, until: empty.busy?.knownUntil ?? 0 };
      const filled = await ask(known);
      expect(filled.busy?.spans.map((span) => span.map((time) => new Date(time).toISOString()))).toEqual([
        ['2026-11-24T15:00:00.000Z', '2026-11-24T16:00:00.000Z'],
        ['2026-12-02T16:30:00.000Z', '2026-12-02T17:30:00.000Z'],
      ]);

      const unchanged = await ask({ ...known, version: filled.version });
      expect(unchanged).toEqual({ version: filled.version });
    } finally {
      server.stop();
    }
  });
}

it('CA2 a server without versions of calendars is read again only if an event has another version', async () => {
  let etag = '"one"';
  const answer = (href: string, prop: string) =>
    `<response><href>${href}</href><propstat><prop>${prop}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
  const server = createServer((request, response) => {
    const event = answer('/work/a.ics', `<getetag>${etag}</getetag>`);
    const answers = answer('/work/', '') + (request.headers.depth === '1' ? event : '');
    response.writeHead(207, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><multistatus xmlns="DAV:">${answers}</multistatus>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const version = () => versionOf({ address: `http://127.0.0.1:${port}/work/`, ...signIn }, fetch);
    const first = await version();
    expect(first).toMatch(/^etags [0-9a-f]{64}$/);
    expect(await version()).toBe(first);
    etag = '"two"';
    expect(await version()).not.toBe(first);
  } finally {
    server.close();
  }
});

it('CA2 what a server rejects or declares is a problem of the calendar, and no event is missing', async () => {
  const read = (body: string, status = 207) => {
    const fetch = async () => new Response(body, { status, headers: { 'content-type': 'application/xml' } });
    return eventsOf({ address: 'https://calendar.example/work/', ...signIn }, { from: now, until: now }, fetch);
  };
  const failed = `<response><href>/work/a.ics</href><status>HTTP/1.1 507 Insufficient Storage</status></response>`;
  const answer = `<multistatus xmlns="DAV:">${failed}</multistatus>`;
  await expect(read(answer)).rejects.toThrow('the error 507');
  // Also in web pages that are served as XML.
  await expect(read(`<!DOCTYPE a [<!ENTITY b "c">]>${answer}`)).rejects.toThrow('There is no calendar server');
  await expect(read(answer.replace('507', '&#11;'))).rejects.toThrow('isn’t valid XML');
  await expect(read(answer + ' '.repeat(5_000_000))).rejects.toThrow('larger than 5 MB');
  await expect(read('', 401)).rejects.toThrow('rejected this username');
  await expect(read('', 403)).rejects.toThrow('rejected this username');
  await expect(read('', 404)).rejects.toThrow('no longer exists');
});

it.each([
  ['there is no calendar at the server’s own address', '/dav/', { status: 301, headers: { location: '/dav/' } }],
  ['the server’s website isn’t valid XML', '/', { headers: { 'content-type': 'application/xhtml+xml' } }],
])('CA2 a rejected password is reported, although %s', async (_, home, wellKnown) => {
  const respond: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === '/.well-known/caldav') return new Response('<p>', wellKnown);
    return new Response('', { status: pathname === home ? 401 : 405 });
  };
  const found = calendarsOf({ address: 'https://calendar.example', ...signIn }, respond);
  await expect(found).rejects.toThrow('rejected this username');
});

it.each([
  ['text', (count: number) => 'a'.repeat(count)],
  ['brackets', (count: number) => '<'.repeat(count)],
  ['end tags', (count: number) => `<multistatus>${'</a>'.repeat(count / 4)}</multistatus>`],
  ['entities', (count: number) => `<multistatus>${'&b;'.repeat(count / 3)}</multistatus>`],
  ['attributes', (count: number) => `<multistatus a="1" ${'a '.repeat(count / 2)}/>`],
  ['a document type', (count: number) => `<!DOCTYPE html [${'<!ENTITY a "a">'.repeat(count / 15)}]><html/>`],
])(
  'CA2 a server cannot keep the reader busy with %s instead of XML',
  async (_name, bodyOf) => {
    const headers = { 'content-type': 'text/xml' };
    const respond = async () => new Response(bodyOf(3_000_000), { status: 207, headers });
    const access = { address: 'https://calendar.example/work/', ...signIn };
    const { user } = process.cpuUsage();
    await expect(versionOf(access, respond)).rejects.toThrow(CalendarProblem);
    expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
  },
  30_000,
);

it('CA2 a password may have any letters', () => {
  const { authorization } = signInTo({ address: '', username: 'coach', password: 'Grün€' });
  expect(authorization).toBe(`Basic ${Buffer.from('coach:Grün€').toString('base64')}`);
});

/** Weekly, twice: the second one was moved to the next day, later. */
const dentist = [
  ...[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    'UID:dentist',
    'DTSTAMP:20261101T000000Z',
  ],
  ...['DTSTART;TZID=America/New_York:20261124T100000', 'DTEND;TZID=America/New_York:20261124T110000'],
  ...['RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Dentist', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:dentist'],
  ...['DTSTAMP:20261101T000000Z', 'RECURRENCE-ID;TZID=America/New_York:20261201T100000'],
  ...['DTSTART;TZID=America/New_York:20261202T113000', 'DTEND;TZID=America/New_York:20261202T123000'],
  ...['SUMMARY:Dentist', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

const headers = { authorization: `Basic ${btoa('coach:secret')}` };

async function createCalendar(address: string) {
  const body = `<?xml version="1.0"?><C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><displayname>Work</displayname></prop></set></C:mkcalendar>`;
  const answer = await fetch(address, {
    method: 'MKCALENDAR',
    headers: { ...headers, 'content-type': 'application/xml' },
    body,
  });
  expect(answer.status).toBe(201);
}

async function put(address: string, body: string) {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'text/calendar' },
    body,
  });
  expect(answer.status).toBeLessThan(300);
}
