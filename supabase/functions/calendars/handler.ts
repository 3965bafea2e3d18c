import { isRecord } from '../../../domain/src/is-record.ts';
import { bearerOf, bodyOf, errorResponse, isUuid, jsonResponse, onPost } from '../_shared/http.ts';
import type { InBackground } from '../_shared/background.ts';
import { calendarsOf, requireWritable, type AccountCalendar } from './caldav.ts';
import { CalendarProblem, sentenceOf } from './calendar-problem.ts';
import { readCalendar, type CalendarKind, type Reading } from './read-calendar.ts';
import type { CalendarAccess, Seal } from './sealed.ts';
import type { CalendarStore, ClaimedCalendar } from './store.ts';
import { writeBookings } from './write-bookings.ts';

/** The response to the dashboard. */
type CalendarsAnswer =
  | { state: 'working' }
  | { id: string; events: number }
  | { calendars: AccountCalendar[] }
  | { isRead: boolean }
  | { isWritable: true };

export type CalendarsOptions = {
  knownKeys: readonly string[];
  store: CalendarStore;
  seal: Seal;
  /** Reads addresses that a person typed. */
  fetch: typeof globalThis.fetch;
  /** Returns the owner's address if the access token is the owner's. */
  ownerOf: (token: string) => Promise<string | undefined>;
  inBackground: InBackground;
  now?: () => number;
};

/**
 * `POST {}` reads the calendars that are due; the schedule and anyone with the site's public key may call it. For the owner:
 * `{ find: access }` lists the calendars of a CalDAV account, `{ connect: { id?, name, kind, ...access } }` connects one,
 * `{ read: id }` reads one now and writes bookings to it, `{ write: id }` checks that it may be written to. `access` is `{ address, username?, password? }` and is never returned.
 */
export function createHandler(options: CalendarsOptions): (request: Request) => Promise<Response> {
  return onPost(options.knownKeys, async (request) => {
    const body = await bodyOf(request);
    if (!body) return errorResponse(422, 'The body must be a JSON object.');
    if (Object.keys(body).length === 0) {
      options.inBackground(readDue(options).catch(console.error));
      return jsonResponse(200, { state: 'working' } satisfies CalendarsAnswer);
    }
    try {
      const owner = await options.ownerOf(bearerOf(request) ?? '');
      if (!owner) return errorResponse(403, 'Only the owner can do this.');
      return jsonResponse(200, await answerTo(body, owner, options));
    } catch (error) {
      // The dashboard shows the owner only messages with this code.
      if (error instanceof CalendarProblem) return jsonResponse(422, { code: 'PT422', message: error.message });
      console.error(error);
      return errorResponse(503, 'That didn’t work. Please try again in a moment.');
    }
  });
}

async function answerTo(
  body: Record<string, unknown>,
  owner: string,
  options: CalendarsOptions,
): Promise<CalendarsAnswer> {
  if (body.find !== undefined) return { calendars: await calendarsOf(accessFrom(body.find), options.fetch) };
  if (body.connect !== undefined) return connect(body.connect, owner, options);
  const id = body.write ?? body.read;
  if (!isUuid(id)) throw new CalendarProblem('This request is malformed.');
  const [claimed] = await options.store.claim(id);
  if (!claimed) throw new CalendarProblem('This calendar is being read already. Please try again in a minute.');
  if (body.write === undefined) return { isRead: await readClaimed(claimed, options) };
  try {
    await requireWritable(await openedAccess(claimed, options), options.fetch);
  } finally {
    // Gives the claim back.
    await readClaimed(claimed, options);
  }
  return { isWritable: true };
}

async function connect(asked: unknown, owner: string, options: CalendarsOptions): Promise<CalendarsAnswer> {
  const access = accessFrom(asked);
  // Dashboards of earlier versions send no id.
  const { id = crypto.randomUUID(), name, kind } = asked as Record<string, unknown>;
  if (!isUuid(id)) throw new CalendarProblem('This request is malformed.');
  if (!isKind(kind)) throw new CalendarProblem('This kind of calendar isn’t supported.');
  const called = textOf(name).trim();
  if (called === '' || called.length > 80)
    throw new CalendarProblem('Please give the calendar a name of up to 80 characters.');
  const reading = await read({ kind, access }, options);
  const sealed = await options.seal.seal(access);
  const connected = await options.store.connect(
    { id, name: called, kind, host: new URL(access.address).hostname, sealed, connectedBy: owner },
    reading,
  );
  return { id: connected, events: reading.busy?.eventCount ?? 0 };
}

/** The next run reads the rest. */
const maxMs = 60_000;

/** Claims one calendar at a time: if the host ends this function, the others have not failed with it. */
async function readDue(options: CalendarsOptions): Promise<void> {
  const until = performance.now() + maxMs;
  while (performance.now() < until) {
    const [claimed] = await options.store.claim();
    if (!claimed) return;
    await readClaimed(claimed, options);
  }
}

/** From the claim, which ends after two minutes: the last booking may take three requests of 20 seconds each. */
const maxMsToWrite = 50_000;

/** Returns whether it could be read; the reason why not is stored. */
async function readClaimed(claimed: ClaimedCalendar, options: CalendarsOptions): Promise<boolean> {
  const until = performance.now() + maxMsToWrite;
  try {
    const access = await openedAccess(claimed, options);
    const { store, fetch } = options;
    const bookings = claimed.kind === 'caldav' ? await store.bookingsToWrite(claimed.id) : [];
    const reading = await read(
      { ...claimed, access },
      options,
      bookings.map(({ bookingId }) => bookingId),
    );
    if (bookings.length)
      await writeBookings(bookings, {
        ...{ access, zones: await store.zones(), files: reading.files, fetch },
        keep: (bookingId, outcome) => store.keepWritten(claimed, bookingId, outcome),
        until,
      });
    await store.finish(claimed, reading);
    return true;
  } catch (error) {
    if (!(error instanceof CalendarProblem)) console.error(error);
    await options.store.fail(claimed, sentenceOf(error));
    return false;
  }
}

async function openedAccess({ sealed }: ClaimedCalendar, { seal }: CalendarsOptions): Promise<CalendarAccess> {
  const access = await seal.open(sealed);
  if (!access)
    throw new CalendarProblem('Its address can no longer be decrypted. Remove the calendar and connect it again.');
  return access;
}

type Known = { kind: CalendarKind; access: CalendarAccess; known?: ClaimedCalendar['known'] };

/** @param written bookings that the calendar may contain, even if they no longer exist */
async function read(
  calendar: Known,
  { store, fetch, now = Date.now }: CalendarsOptions,
  written: readonly string[] = [],
): Promise<Reading> {
  const { kind, access, known } = calendar;
  const ownBookings = async (ids: readonly string[]) => new Set([...(await store.ownBookings(ids)), ...written]);
  return readCalendar({ kind, access, known, zones: await store.zones(), ownBookings, fetch, now: now() });
}

const isKind = (kind: unknown): kind is CalendarKind => kind === 'icalendar' || kind === 'caldav';
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Accepts addresses as people copy them: with `webcal:`, or a server's name alone. */
function accessFrom(asked: unknown): CalendarAccess {
  const given: Record<string, unknown> = isRecord(asked) ? asked : {};
  const typed = textOf(given.address)
    .trim()
    .replace(/^webcals?:/i, 'https:');
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || typed.length > 2000 || !URL.canParse(address) || !/^https?:/i.test(address))
    throw new CalendarProblem('Please enter the whole address; it begins with https://.');
  const [username, password] = [textOf(given.username), textOf(given.password)];
  if (username.length > 320 || password.length > 1000)
    throw new CalendarProblem('The username or password is too long.');
  return { address: new URL(address).href, username, password };
}
