import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A running calendar server with the account `coach` and the password `secret`. */
export type CalendarServer = { address: string; stop: () => void };
const signIn = `Basic ${btoa('coach:secret')}`;

/** Starts a CalDAV server in memory, for computers on which no other one is installed. It also has a list of tasks. */
export async function startSmallServer(): Promise<CalendarServer & { forbidWriting: () => void }> {
  const calendars = new Set<string>();
  const events = new Map<string, { file: string; etag: string }>();
  let changes = 0;
  let privilege = 'write';

  const answerOf = (href: string) => {
    const event = events.get(href);
    const isTasks = href.endsWith('/tasks/');
    const kind = isTasks || calendars.has(href) ? '<c:calendar/>' : '';
    return `<response><href>${href}</href><propstat><prop>
      <current-user-principal><href>/coach/</href></current-user-principal>
      <c:calendar-home-set><href>/coach/</href></c:calendar-home-set>
      <resourcetype>${event ? '' : `<collection/>${kind}`}</resourcetype><displayname>Work</displayname>
      <c:supported-calendar-component-set><c:comp name="${isTasks ? 'VTODO' : 'VEVENT'}"/></c:supported-calendar-component-set>
      <current-user-privilege-set><privilege><${privilege}/></privilege></current-user-privilege-set>
      <cs:getctag>${changes}</cs:getctag><getetag>${event?.etag ?? ''}</getetag>
      <c:calendar-data><![CDATA[${event?.file ?? ''}]]></c:calendar-data>
      </prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
  };
  const multistatus = (hrefs: string[]) => ({
    status: 207,
    body: `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"
      xmlns:cs="http://calendarserver.org/ns/">${hrefs.map(answerOf).join('')}</multistatus>`,
  });
  const below = (path: string, hrefs: Iterable<string>) => [...hrefs].filter((href) => href.startsWith(path));

  const server = createServer(async (request, response) => {
    const file = await text(request);
    const { status, body = '', etag } = answerTo(request.method, request.url ?? '/', request.headers, file);
    response.writeHead(status, { 'content-type': 'application/xml', ...(etag && { etag }) }).end(body);
  });

  function answerTo(
    method = 'GET',
    path: string,
    headers: { authorization?: string; 'if-match'?: string; 'if-none-match'?: string; depth?: string | string[] },
    file: string,
  ): { status: number; body?: string; etag?: string } {
    const stored = events.get(path);
    if (headers.authorization !== signIn) return { status: 401 };
    if (method === 'MKCALENDAR') return calendars.add(path) && { status: 201 };
    if (method === 'PROPFIND' && headers.depth !== '1') return multistatus([path]);
    if (method === 'PROPFIND') return multistatus([path, ...below(path, [...calendars, '/coach/tasks/'])]);
    if (method === 'REPORT') return multistatus(below(path, events.keys()));
    if (method === 'PUT') {
      const isMeant = headers['if-match'] === undefined || headers['if-match'] === stored?.etag;
      if (!isMeant || (stored && headers['if-none-match'] === '*')) return { status: 412 };
      events.set(path, { file, etag: `"${(changes += 1)}"` });
      return { status: 201 };
    }
    if (!stored) return { status: 404 };
    if (method === 'DELETE') {
      changes += 1;
      events.delete(path);
      return { status: 204 };
    }
    return { status: 200, body: stored.file, etag: stored.etag };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
    forbidWriting: () => (privilege = 'read'),
  };
}
