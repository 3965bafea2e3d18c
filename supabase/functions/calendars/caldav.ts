import sax from 'sax';
import { calendarQuery, createAccount, propfind, type DAVResponse } from 'tsdav';
import { sha256 } from '../../../domain/src/sha256.ts';
import { CalendarProblem, requireParsable } from './calendar-problem.ts';
import type { Window } from './busy-times.ts';
import type { CalendarAccess } from './sealed.ts';

/** A calendar of a CalDAV account. */
export type AccountCalendar = { address: string; name: string };

/**
 * Finds the calendars of an account.
 *
 * @param access the server's address, with or without a path
 * @throws {CalendarProblem}
 */
export async function calendarsOf(access: CalendarAccess, fetch: typeof globalThis.fetch): Promise<AccountCalendar[]> {
  // The library goes on at other addresses after an error, and throws the last one only.
  const errors: unknown[] = [];
  const noting: typeof globalThis.fetch = (input, init) =>
    wellFormed(fetch)(input, init).catch((error: unknown) => {
      errors.push(error);
      throw error;
    });
  const account = await asked(() =>
    createAccount({
      account: { accountType: 'caldav', serverUrl: access.address },
      headers: signIn(access),
      loadCollections: true,
      fetch: noting,
    }).catch((error: unknown) => {
      throw errors.find((one) => one instanceof CalendarProblem && one.message === refused) ?? errors[0] ?? error;
    }),
  );
  const found = (account.calendars ?? [])
    .filter(({ components }) => !components || components.includes('VEVENT'))
    .map(({ url, displayName }) => ({ address: url, name: nameOf(displayName, url) }));
  if (found.length === 0) throw new CalendarProblem('This account has no calendars.');
  return found;
}

/** Names the state of a calendar, which changes with every event; empty if neither the calendar nor its events have a version. */
export async function versionOf(access: CalendarAccess, fetch: typeof globalThis.fetch): Promise<string> {
  const [answer] = await propertiesOf(access, fetch, { 'cs:getctag': {}, 'd:sync-token': {} });
  requireSuccess(answer);
  const { getctag, syncToken } = (answer?.props ?? {}) as Record<string, unknown>;
  const version = [getctag, syncToken].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  return version.slice(0, 500) || versionOfEvents(access, fetch);
}

/** Some servers only name the versions of single events. */
async function versionOfEvents(access: CalendarAccess, fetch: typeof globalThis.fetch): Promise<string> {
  const answers = await propertiesOf(access, fetch, { 'd:getetag': {} }, '1');
  const path = new URL(access.address).pathname.replace(/\/$/, '');
  const events = answers.filter(({ href }) => !href?.replace(/\/$/, '').endsWith(path));
  const versions = events.map(({ href, props }) => [href, props?.getetag]);
  if (versions.length === 0 || versions.some(([, etag]) => !etag)) return '';
  return `etags ${await sha256(JSON.stringify(versions.toSorted()))}`;
}

/**
 * Returns normally if the account may write to a calendar, or if the server does not say.
 *
 * @throws {CalendarProblem}
 */
export async function requireWritable(access: CalendarAccess, fetch: typeof globalThis.fetch): Promise<void> {
  const [answer] = await propertiesOf(access, fetch, { 'd:current-user-privilege-set': {} });
  requireSuccess(answer);
  const privileges = JSON.stringify(answer?.props?.currentUserPrivilegeSet ?? {});
  if (privileges.includes('privilege') && !/"(all|write|writeContent)"/.test(privileges))
    throw new CalendarProblem(
      'This account can read this calendar but not change it. Choose another calendar for your bookings.',
    );
}

/** Returns the events that may take place in a window, each as an iCalendar file. */
export async function eventsOf(
  access: CalendarAccess,
  window: Window,
  fetch: typeof globalThis.fetch,
): Promise<string[]> {
  const answers = await asked(() =>
    calendarQuery({
      url: access.address,
      props: { 'd:getetag': {}, 'c:calendar-data': {} },
      filters: {
        'comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'comp-filter': {
            _attributes: { name: 'VEVENT' },
            'time-range': { _attributes: { start: stamp(window.from), end: stamp(window.until) } },
          },
        },
      },
      depth: '1',
      headers: signIn(access),
      fetch: wellFormed(fetch),
    }),
  );
  return answers.flatMap(({ props }) => {
    const data: unknown = props?.calendarData?._cdata ?? props?.calendarData;
    return typeof data === 'string' ? [data] : [];
  });
}

/** Asks for properties of a calendar, or, with depth 1, of its events, too. */
const propertiesOf = (
  access: CalendarAccess,
  fetch: typeof globalThis.fetch,
  props: Record<string, object>,
  depth: '0' | '1' = '0',
) => asked(() => propfind({ url: access.address, props, depth, headers: signIn(access), fetch: wellFormed(fetch) }));

const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The headers that sign in to an account. */
export const signIn = ({ username, password }: CalendarAccess): Record<string, string> => {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
};

const nameOf = (displayName: unknown, url: string): string => {
  const named = typeof displayName === 'string' ? displayName.trim() : '';
  return (named || decodeURIComponent(url.replace(/\/$/, '').split('/').at(-1) ?? '')).slice(0, 80) || 'Calendar';
};

function requireSuccess(answer: Pick<DAVResponse, 'status'> | undefined): void {
  const status = answer?.status ?? 0;
  if (status === 401 || status === 403) throw new CalendarProblem(refused);
  if (status === 404 || status === 410) throw new CalendarProblem('This calendar no longer exists on its server.');
  if (status >= 400 || !answer) throw new CalendarProblem(`The server responded with the error ${status}.`);
}

const refused = 'The server rejected this username and password. Many servers require an app password.';

/** The library throws plain errors whose texts are for developers. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CalendarProblem) throw error;
    const message = error instanceof Error ? error.message : '';
    const status = /^Collection query failed: (\d{3})/.exec(message)?.[1];
    if (status) requireSuccess({ status: Number(status) });
    throw new CalendarProblem('There is no calendar server (CalDAV) at this address.');
  }
}

/**
 * Rejects answers that the library would read for minutes: it goes on after each error in XML, and expands entities, of which
 * bombs are made. Servers have no reason to declare any.
 */
function wellFormed(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 401) throw new CalendarProblem(refused);
    const isManual = response.status >= 300 && response.status < 400;
    if (isManual || response.status === 204) return response;
    const text = await response.text();
    const { status, statusText, headers } = response;
    if (response.ok && headers.get('content-type')?.toLowerCase().includes('xml')) requireWellFormed(text);
    return new Response(text, { status, statusText, headers });
  };
}

/** @throws at the first error or declaration */
function requireWellFormed(xml: string): void {
  requireParsable(xml);
  const reader = sax.parser(true);
  reader.ondoctype = () => {
    throw new Error('The response declares a document type.');
  };
  reader.onerror = () => {
    throw new CalendarProblem('The server’s response isn’t valid XML.');
  };
  reader.write(xml).close();
}
