import { calendarFile } from '../../../domain/src/calendar-file.ts';
import { sha256 } from '../../../domain/src/sha256.ts';
import { bookingEvent, type CalendarBooking } from '../_shared/booking-event.ts';

/** A feed as the database returns it. */
export type Feed = { name: string; bookings: CalendarBooking[] };

type Options = {
  /** Returns the feed with this secret, or null. */
  readFeed: (secret: string) => Promise<Feed | null>;
};

/**
 * `GET /calendar-feed/<secret>.ics` returns the coach's bookings as an iCalendar file. The secret is all that a calendar
 * program can send. An unchanged file is answered with 304.
 */
export function createHandler({ readFeed }: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'Only GET and HEAD are allowed.');
    const secret = /\/([0-9a-f]{64})\.ics$/.exec(new URL(request.url).pathname)?.[1];
    try {
      const feed = secret ? await readFeed(secret) : null;
      if (!feed) return text(404, 'This calendar address does not exist, or was revoked.');
      // The same bookings always give the same file.
      const file = calendarFile('PUBLISH', feed.bookings.map(bookingEvent), undefined, feed.name);
      const headers = {
        ...privately,
        ETag: `"${(await sha256(file)).slice(0, 32)}"`,
        'Content-Type': 'text/calendar; charset=utf-8',
      };
      if (namesOneOf(request.headers.get('if-none-match'), headers.ETag))
        return new Response(null, { status: 304, headers });
      return new Response(request.method === 'HEAD' ? null : file, { headers });
    } catch (error) {
      console.error(error);
      return text(503, 'The calendar cannot be read right now. Please try again later.');
    }
  };
}

/** The address is a secret. */
const privately = { 'Cache-Control': 'private, no-cache', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const text = (status: number, sentence: string) =>
  new Response(`${sentence}\n`, { status, headers: { ...privately, 'Content-Type': 'text/plain; charset=utf-8' } });

/** Proxies that compress a file mark its tag as weak. */
const namesOneOf = (asked: string | null, etag: string) =>
  (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
