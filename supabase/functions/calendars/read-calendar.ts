import type { CoachZones } from '../../../domain/src/coach-zones.ts';
import { dayMs } from '../../../domain/src/dates.ts';
import { busyTimes, type Span, type Window } from './busy-times.ts';
import { eventsOf, versionOf } from './caldav.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { identifiersIn, withoutPast } from './parsed-calendars.ts';
import type { CalendarAccess } from './sealed.ts';

export type CalendarKind = 'icalendar' | 'caldav';

/** `busy` is undefined if the calendar has not changed since `version`. */
export type Reading = {
  busy?: { spans: Span[]; eventCount: number; knownUntil: number };
  version: string;
  /** All events of an account's calendar, if it has changed. */
  files?: string[];
};

type ReadOptions = {
  kind: CalendarKind;
  access: CalendarAccess;
  /** The version that was read last, and until when its busy times are known, in milliseconds since 1970. */
  known?: { version: string; until: number };
  zones: CoachZones;
  /** Returns which of these bookings exist. */
  ownBookings: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  fetch: typeof globalThis.fetch;
  now: number;
};

const windowDays = 92;
/** Visitors book two weeks ahead; the week view shows more. Repeating events need a new look as time passes. */
const leastDays = 62;

/** Reads a calendar's busy times for the next three months, or finds that nothing has changed. */
export async function readCalendar(options: ReadOptions): Promise<Reading> {
  const { kind, known, now } = options;
  const window = { from: now - dayMs, until: now + windowDays * dayMs };
  const isFresh = known !== undefined && known.until > now + leastDays * dayMs;
  const { files, version } = await (kind === 'caldav' ? fromServer : fromAddress)(
    options,
    window,
    isFresh ? known.version : '',
  );
  if (!files) return { version };
  const own = await ownAmong(files, options);
  const isOwn = (uid: string) => own.has(bookingIdOf(uid) ?? '');
  const busy = { ...busyTimes(files, { window, zones: options.zones, isOwn }), knownUntil: window.until };
  return { busy, version, ...(kind === 'caldav' && { files }) };
}

type Found = { files?: string[]; version: string };

async function fromServer({ access, fetch }: ReadOptions, window: Window, known: string): Promise<Found> {
  const version = await versionOf(access, fetch);
  if (version !== '' && version === known) return { version };
  return { files: await eventsOf(access, window, fetch), version };
}

async function fromAddress({ access, fetch }: ReadOptions, window: Window, known: string): Promise<Found> {
  const headers: Record<string, string> = { accept: 'text/calendar' };
  if (known.startsWith('etag ')) headers['if-none-match'] = known.slice(5);
  if (known.startsWith('date ')) headers['if-modified-since'] = known.slice(5);
  const response = await fetch(access.address, { headers });
  if (response.status === 304 && known !== '') return { version: known };
  if (response.status === 401 || response.status === 403 || response.status === 404 || response.status === 410)
    throw new CalendarProblem(
      'This address no longer works, or never did. Copy it again from your calendar’s settings.',
    );
  if (!response.ok) throw new CalendarProblem(`The server responded with the error ${response.status}.`);
  return { files: [withoutPast(await response.text(), window.from)], version: versionIn(response.headers) };
}

function versionIn(headers: Headers): string {
  const etag = headers.get('etag');
  const date = headers.get('last-modified');
  const version = etag ? `etag ${etag}` : date ? `date ${date}` : '';
  return version.length <= 500 ? version : '';
}

/** Our own bookings come back from calendars to which the coach has added them. They are taken anyway. */
async function ownAmong(files: readonly string[], { ownBookings }: ReadOptions): Promise<ReadonlySet<string>> {
  const ids = identifiersIn(files)
    .map(bookingIdOf)
    .filter((id) => id !== undefined);
  return ids.length ? ownBookings([...new Set(ids)].slice(0, maxOwn)) : new Set();
}

/** More than a coach has in three months. A forged calendar could name a hundred thousand, and every hundred take a request. */
const maxOwn = 1000;

const bookingIdOf = (uid: string) => /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@booking$/.exec(uid)?.[1];
