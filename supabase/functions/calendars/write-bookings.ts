import type { CoachZones } from '../../../domain/src/coach-zones.ts';
import type { CalendarBooking } from '../_shared/booking-event.ts';
import type { Span } from './busy-times.ts';
import { signIn } from './caldav.ts';
import { CalendarProblem, sentenceOf } from './calendar-problem.ts';
import { bookingFilesIn, eventFile, spanIn } from './event-file.ts';
import type { CalendarAccess } from './sealed.ts';

/** A booking, and its event as last seen in the calendar. */
export type WrittenBooking = {
  bookingId: string;
  /** Null if the calendar must not contain it. */
  event: CalendarBooking | null;
  version: string;
  /** Where its event may be because we wrote it there. */
  spans: readonly Span[];
  /** Whether the event differs from the one we wrote, and where it is; null if it is gone. */
  isDifferent: boolean;
  found: Span | null;
  /** Whether its last comparison failed and is to be repeated: the reason is shown until one succeeds. */
  hasFailed: boolean;
  isDue: boolean;
  /** Whether it has certainly been written. */
  isKnown: boolean;
};

/** The result of writing a booking's event. */
export type WritingOutcome =
  | { state: 'written'; version: string; span: Span }
  | { state: 'removed' }
  | { state: 'differs'; found: Span | null }
  | { state: 'same' }
  | { state: 'failed'; reason: string };

type WriteOptions = {
  access: CalendarAccess;
  zones: CoachZones;
  /** All events of the calendar, if it has changed. */
  files?: readonly string[];
  fetch: typeof globalThis.fetch;
  /** Stores an outcome before the next booking is written. */
  keep: (bookingId: string, outcome: WritingOutcome) => Promise<void>;
  /** When to stop, in milliseconds as `performance.now` counts them. The next run writes the rest. */
  until: number;
};

/**
 * Writes, moves and removes the events of bookings. An event that the coach has changed is left alone and stored as a
 * difference. Safe to repeat after it was interrupted.
 */
export async function writeBookings(bookings: readonly WrittenBooking[], options: WriteOptions): Promise<void> {
  const seen = options.files && bookingFilesIn(options.files);
  for (const booking of bookings) {
    if (performance.now() > options.until) return;
    const outcome = await outcomeOf(booking, seen, options).catch((error: unknown): WritingOutcome => {
      if (!(error instanceof CalendarProblem)) console.error(error);
      return { state: 'failed', reason: sentenceOf(error) };
    });
    if (outcome) await options.keep(booking.bookingId, outcome);
  }
}

async function outcomeOf(
  booking: WrittenBooking,
  seen: ReadonlyMap<string, string> | undefined,
  options: WriteOptions,
): Promise<WritingOutcome | undefined> {
  if (booking.isDue) return booking.event ? write(booking, booking.event, options) : remove(booking, options);
  if (!booking.event || !booking.isKnown || !(seen || booking.hasFailed)) return undefined;
  const file = seen?.get(booking.bookingId);
  // The files cover the next months only; the event may have been moved further.
  const span = (file && spanIn(file, options.zones)) || (await read(booking, options))?.span || null;
  if (span && isAmong(booking.spans, span))
    return booking.isDifferent || booking.hasFailed ? { state: 'same' } : undefined;
  const isKnownDifference = booking.isDifferent && !booking.hasFailed && String(span) === String(booking.found);
  return isKnownDifference ? undefined : { state: 'differs', found: span };
}

const isAmong = (spans: readonly Span[], [start, end]: Span) => spans.some((one) => one[0] === start && one[1] === end);

async function write(booking: WrittenBooking, event: CalendarBooking, options: WriteOptions): Promise<WritingOutcome> {
  const span: Span = [Date.parse(event.starts_at), Date.parse(event.ends_at)];
  const written: WritingOutcome = { state: 'written', version: booking.version, span };
  if (!booking.isKnown && (await put(booking, eventFile(event), { 'if-none-match': '*' }, options))) return written;
  const stored = await read(booking, options);
  if (!stored) return { state: 'differs', found: null };
  if (!isAmong([...booking.spans, span], stored.span)) return { state: 'differs', found: stored.span };
  const isWritten = await put(booking, eventFile(event, stored.file), { 'if-match': stored.etag }, options);
  if (!isWritten) throw new CalendarProblem('The event was changed in the calendar at the same moment.');
  return written;
}

/** False if the event has changed since it was read, or exists already. */
async function put(
  booking: WrittenBooking,
  file: string,
  condition: Record<string, string>,
  options: WriteOptions,
): Promise<boolean> {
  const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition };
  const response = await send(booking, { method: 'PUT', headers, body: file }, options);
  if (response.status === 412) return false;
  if (response.status === 409 || (await response.text()).includes('no-uid-conflict'))
    throw new CalendarProblem('The calendar contains this booking already, from an invitation. Delete it there.');
  requireSuccess(response);
  return true;
}

/** Undefined if there is no event at its address. */
async function read(
  booking: WrittenBooking,
  options: WriteOptions,
): Promise<{ file: string; etag: string; span: Span } | undefined> {
  const response = await send(booking, {}, options);
  if (isGone(response)) return undefined;
  requireSuccess(response);
  const file = await response.text();
  const span = spanIn(file, options.zones);
  if (!span) throw new CalendarProblem('The calendar contains something else where this booking should be.');
  return { file, etag: response.headers.get('etag') ?? '*', span };
}

async function remove(booking: WrittenBooking, options: WriteOptions): Promise<WritingOutcome> {
  const response = await send(booking, { method: 'DELETE' }, options);
  if (!isGone(response)) requireSuccess(response);
  return { state: 'removed' };
}

function send({ bookingId }: WrittenBooking, init: RequestInit, { access, fetch }: WriteOptions): Promise<Response> {
  const address = `${access.address.replace(/\/?$/, '/')}${bookingId}.ics`;
  return fetch(address, { ...init, headers: { ...signIn(access), ...(init.headers as Record<string, string>) } });
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

function requireSuccess({ ok, status }: Response): void {
  if (status === 401 || status === 403)
    throw new CalendarProblem('The server doesn’t let this account write to this calendar.');
  if (!ok) throw new CalendarProblem(`The server responded with the error ${status}.`);
}
