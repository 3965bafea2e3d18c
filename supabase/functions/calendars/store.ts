import type { CoachZones, Travel } from '../../../domain/src/coach-zones.ts';
import { callForRows, type Database } from '../_shared/database.ts';
import type { Span } from './busy-times.ts';
import type { CalendarKind, Reading } from './read-calendar.ts';
import type { WritingOutcome, WrittenBooking } from './write-bookings.ts';

export type ClaimedCalendar = {
  id: string;
  claim: string;
  kind: CalendarKind;
  sealed: string;
  known: { version: string; until: number };
};

/** `connectedBy`: the owner's email address, for the history. */
export type NewCalendar = {
  id: string;
  name: string;
  kind: CalendarKind;
  host: string;
  sealed: string;
  connectedBy: string;
};

type ClaimedRow = Omit<ClaimedCalendar, 'id' | 'known'> & { calendarId: string; version: string; knownUntil: string };

type WrittenRow = Omit<WrittenBooking, 'spans' | 'found'> & {
  spans: [string, string][];
  found: [string, string] | null;
};

export function createStore(database: Database) {
  return {
    async zones(): Promise<CoachZones> {
      const [rules, travel] = await Promise.all([
        database.rows<{ home_zone: string }>('booking_rules?select=home_zone'),
        database.rows<Travel>('travel_dates?select=firstDay:first_day,lastDay:last_day,zone'),
      ]);
      return { home: rules[0]?.home_zone ?? 'UTC', travel };
    },
    async ownBookings(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const found = new Set<string>();
      for (let at = 0; at < ids.length; at += 100) {
        const some = ids.slice(at, at + 100).join(',');
        for (const { id } of await database.rows<{ id: string }>(`bookings_la2024?select=id&id=in.(${some})`))
          found.add(id);
      }
      return found;
    },
    /** Returns the new calendar's id. */
    connect: ({ id, connectedBy, ...calendar }: NewCalendar, reading: Reading) =>
      database.call<string>('connect_calendar', {
        ...calendar,
        its_id: id,
        reading: readingRow(reading),
        connected_by: connectedBy,
      }),
    /** Claims the next calendar that is due, or one at any time. */
    claim: async (only?: string): Promise<ClaimedCalendar[]> =>
      (await callForRows<ClaimedRow>(database, 'claim_calendars', only ? { only_one: only } : {})).map(
        ({ calendarId, version, knownUntil, ...row }) => ({
          ...row,
          id: calendarId,
          known: { version, until: Date.parse(knownUntil) },
        }),
      ),
    /** Bookings to write to a calendar, and those it already contains; empty if bookings are not written to it. */
    bookingsToWrite: async (id: string): Promise<WrittenBooking[]> =>
      (await callForRows<WrittenRow>(database, 'bookings_to_write', { of_calendar: id })).map((row) => ({
        ...row,
        spans: row.spans.map(spanFrom),
        found: row.found && spanFrom(row.found),
      })),
    keepWritten: ({ id, claim }: ClaimedCalendar, bookingId: string, outcome: WritingOutcome) =>
      database.call<void>('keep_written_booking', {
        ...{ of_calendar: id, its_claim: claim, of_booking: bookingId },
        outcome: outcomeRow(outcome),
      }),
    finish: ({ id, claim }: ClaimedCalendar, reading: Reading) =>
      database.call<void>('finish_calendar', { of_calendar: id, its_claim: claim, reading: readingRow(reading) }),
    fail: ({ id, claim }: ClaimedCalendar, reason: string) =>
      database.call<void>('fail_calendar', { of_calendar: id, its_claim: claim, reason }),
  };
}

/** The database as the function uses it. */
export type CalendarStore = ReturnType<typeof createStore>;

const iso = (time: number) => new Date(time).toISOString();

const pairOf = ([start, end]: Span) => [iso(start), iso(end)];
const spanFrom = ([start, end]: [string, string]): Span => [Date.parse(start), Date.parse(end)];

function outcomeRow(outcome: WritingOutcome) {
  if (outcome.state === 'written') return { ...outcome, span: pairOf(outcome.span) };
  if (outcome.state === 'differs') return { ...outcome, found: outcome.found && pairOf(outcome.found) };
  return outcome;
}

/** A reading as the database stores it. */
const readingRow = ({ busy, version }: Reading) => ({
  version,
  ...(busy && { spans: busy.spans.map(pairOf), event_count: busy.eventCount, known_until: iso(busy.knownUntil) }),
});
