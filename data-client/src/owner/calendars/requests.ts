import { dataOf, parseTimestamp, type RowOf } from 'data-client';
import type { TimeSpan } from '../bookings/requests';
import type { Database } from '../../database.generated';
import { invoke, type OwnerConnection } from '../connection';
import { bookingsOf, type OwnerBooking } from '../bookings/owner-booking';
import { deleteRows, someRow } from '../list';
import { withSecondTry } from '../second-try';

/** A booking whose event the owner changed in her calendar, or that could not be written. */
export type CalendarDifference = {
  calendarId: string;
  calendarName: string;
  booking: OwnerBooking;
  isDifferent: boolean;
  /** Where the event is; undefined if the owner deleted it. */
  found?: { startsAt: Date; endsAt: Date };
  /** Why its event could not be written; empty if it was. */
  lastError: string;
};

/** `icalendar`: a secret address that returns a file. `caldav`: a calendar of an account. */
type CalendarKind = 'icalendar' | 'caldav';

/** Credentials of a calendar. They are sent once and never read back. */
export type CalendarAccess = { address: string; username: string; password: string };

export type NewCalendar = CalendarAccess & { id: string; name: string; kind: CalendarKind };

/** A calendar of a CalDAV account. */
export type AccountCalendar = { address: string; name: string };

/** A secret address at which another calendar reads the bookings. */
export type CalendarFeed = { id: string; name: string; showsClients: boolean; readAt?: Date };

/** `id`: chosen by the form, as for a new calendar, so that a repeated request creates no second one. */
export type NewCalendarFeed = Pick<CalendarFeed, 'id' | 'name' | 'showsClients'>;

/** A time at which another calendar is busy. */
export type BusyTime = { startsAt: Date; endsAt: Date; calendarName: string };

const gone = 'This calendar is no longer connected.';

export function createCalendarRequests(supabaseUrl: string, { supabase }: OwnerConnection) {
  /** Otherwise the schedule does it within a minute, so the owner does not wait for many bookings or a slow server. */
  const writeNow = async (read: string) => void (await invoke(supabase, 'calendars', { read }, 10_000).catch(() => {}));
  return {
    list: async (signal?: AbortSignal): Promise<ConnectedCalendar[]> =>
      (await dataOf<RowOf<'calendars'>[]>(supabase.from('calendars').select('*').order('created_at'), signal)).map(
        toCalendar,
      ),
    /** Lists the calendars of an account. */
    find: async (find: CalendarAccess): Promise<AccountCalendar[]> =>
      (await invoke<{ calendars: AccountCalendar[] }>(supabase, 'calendars', { find })).calendars,
    /** Reads a calendar, connects it, and returns its number of busy events. */
    connect: async (connect: NewCalendar): Promise<number> =>
      (await invoke<{ events: number }>(supabase, 'calendars', { connect })).events,
    /** Returns whether it could be read. */
    readNow: async (read: string): Promise<boolean> =>
      (await invoke<{ isRead: boolean }>(supabase, 'calendars', { read })).isRead,
    /** Writes bookings to a calendar from now on. Rejects if the account may only read it. */
    async startWriting(id: string): Promise<void> {
      await invoke(supabase, 'calendars', { write: id });
      await dataOf(supabase.rpc('start_writing_bookings', { of_calendar: id }));
      await writeNow(id);
    },
    async stopWriting(id: string, removesEvents: boolean): Promise<void> {
      await dataOf(supabase.rpc('stop_writing_bookings', { of_calendar: id, removes_events: removesEvents }));
      if (removesEvents) await writeNow(id);
    },
    async differences(signal?: AbortSignal): Promise<CalendarDifference[]> {
      const rows = await dataOf(supabase.rpc('calendar_differences'), signal);
      if (rows.length === 0) return [];
      const ids = rows.map(({ booking_id }) => booking_id);
      const bookings = await bookingsOf(supabase.from('bookings_la2024').select('*').in('id', ids), signal);
      return rows.flatMap((row) => {
        const booking = bookings.find(({ id }) => id === row.booking_id);
        return booking ? [toDifference(row, booking)] : [];
      });
    },
    /** The booking's time counts, not the calendar's. */
    async writeAgain({ calendarId, booking }: Pick<CalendarDifference, 'calendarId' | 'booking'>): Promise<void> {
      await dataOf(supabase.rpc('write_booking_again', { of_booking: booking.id, of_calendar: calendarId }));
      await writeNow(calendarId);
    },
    async rename(id: string, name: string): Promise<void> {
      const request = supabase.from('calendars').update({ name }).eq('id', id).select('id');
      someRow(await withSecondTry(() => dataOf(request)), gone);
    },
    remove: (id: string) => deleteRows(supabase, { table: 'calendars', gone }, [id]),
    /** Busy times of all calendars that overlap a span, in chronological order. */
    async busyBetween({ from, to }: TimeSpan, signal?: AbortSignal): Promise<BusyTime[]> {
      const window = { begins: from.toISOString(), ends: to.toISOString() };
      const rows = await dataOf(supabase.rpc('busy_times', window), signal);
      return rows.map(({ starts_at, ends_at, calendar_name: calendarName }) => ({
        startsAt: parseTimestamp(starts_at),
        endsAt: parseTimestamp(ends_at),
        calendarName,
      }));
    },
    feeds: async (signal?: AbortSignal): Promise<CalendarFeed[]> =>
      (
        await dataOf<RowOf<'calendar_feeds'>[]>(supabase.from('calendar_feeds').select('*').order('created_at'), signal)
      ).map(({ id, name, shows_clients: showsClients, read_at }) => ({
        id,
        name,
        showsClients,
        readAt: read_at === null ? undefined : parseTimestamp(read_at),
      })),
    /** Adds a feed and returns its address, which cannot be read again. */
    async addFeed({ id, name, showsClients }: NewCalendarFeed): Promise<string> {
      const feed = { feed_id: id, name, shows_clients: showsClients };
      const secret = await withSecondTry(() => dataOf(supabase.rpc('add_calendar_feed', feed)));
      return `${supabaseUrl}/functions/v1/calendar-feed/${secret}.ics`;
    },
    revokeFeed: (id: string) =>
      deleteRows(supabase, { table: 'calendar_feeds', gone: 'This address has already been revoked.' }, [id]),
  };
}

const anHour = 3_600_000;

const toCalendar = (row: RowOf<'calendars'>) => ({
  id: row.id,
  name: row.name,
  kind: row.kind as CalendarKind,
  /** The server that answers. */
  host: row.host,
  /** When its busy times were last known to be current. */
  readAt: parseTimestamp(row.read_at),
  nextTryAt: parseTimestamp(row.next_try_at),
  /** Whether it has been due for over an hour: the schedule of the functions has stopped or was never set up. */
  isForgotten: parseTimestamp(row.next_try_at).getTime() < Date.now() - anHour,
  /** Why it cannot be read; empty if it can. */
  lastError: row.last_error,
  /** Busy events in the next three months. */
  eventCount: row.event_count,
  /** Since when no times are offered because it cannot be read. */
  withdrawnAt: row.withdrawn_at === null ? undefined : parseTimestamp(row.withdrawn_at),
  writesBookings: row.writes_bookings,
});

/** Another calendar of the coach, whose busy times cannot be booked. */
export type ConnectedCalendar = ReturnType<typeof toCalendar>;

type DifferenceRow = Database['public']['Functions']['calendar_differences']['Returns'][number];

const toDifference = (row: DifferenceRow, booking: OwnerBooking): CalendarDifference => ({
  calendarId: row.calendar_id,
  calendarName: row.calendar_name,
  booking,
  isDifferent: row.is_different,
  lastError: row.last_error,
  // Both are null if the owner deleted the event.
  found: row.found_starts_at
    ? { startsAt: parseTimestamp(row.found_starts_at), endsAt: parseTimestamp(row.found_ends_at) }
    : undefined,
});
