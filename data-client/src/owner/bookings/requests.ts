import { DataError, dataOf } from 'data-client';
import { liveStatuses } from 'domain/booking-status';
import { countRows, createRecords, readPage, someRow, type ListPage, type ListSpec } from '../list';
import { changedAsSeen } from '../seen-rows';
import type { OwnerConnection } from '../connection';
import { sendNow } from '../mails/requests';
import { withSecondTry } from '../second-try';
import type { BookingFilter } from './booking-filter';
import type { BookingMove, BookingRelocation, ClientBooking, NoteChange, StatusChange } from './client-booking';
import { detailsOf } from './client-details';
import type { ClientSeries, SeriesMove } from './client-series';
import { bookingsOf, toOwnerBooking, type OwnerBooking } from './owner-booking';
import { bySide, soonestFirst } from './soonest';

/** From `from`, inclusive, to `to`, exclusive. */
export type TimeSpan = { from: Date; to: Date };

const table = 'bookings_la2024';
const gone = 'This booking no longer exists.';
const changed = 'This booking was changed in the meantime. Please look at its new details first.';
/** The most rows in one response (`max_rows` in supabase/config.toml). */
const rowsPerPage = 1000;

const spec: ListSpec<typeof table, OwnerBooking, BookingFilter> = {
  table,
  searched: ['first_name', 'last_name', 'email', 'company', 'service_name'],
  orders: {
    newest: [['created_at', 'descending']],
    soonest: [['starts_at', 'ascending']],
    slot: [['starts_at', 'descending']],
    name: [
      ['last_name', 'ascending'],
      ['first_name', 'ascending'],
    ],
  },
  where: (request, { status, receivedSince }) => {
    const arrived = receivedSince ? request.gte('created_at', receivedSince) : request;
    return status ? arrived.eq('status', status) : arrived;
  },
  toItem: toOwnerBooking,
};

export function createOwnerBookingRequests(connection: OwnerConnection) {
  const bookings = () => connection.supabase.from(table);
  const records = createRecords<typeof table, OwnerBooking, BookingFilter>(connection, { ...spec, gone });
  /** Rejects with `conflict` if the booking has another note than the owner saw. */
  const setNote = async (change: NoteChange): Promise<OwnerBooking> => {
    const { id, note, seen } = change;
    const now = someRow(await dataOf(bookings().select('owner_note,updated_at').eq('id', id)), gone);
    // An earlier attempt, whose response was lost, saved the same note.
    if (![seen, note].includes(now.owner_note)) throw new DataError('conflict', { message: changed });
    const update = bookings().update({ owner_note: note }).eq('id', id).eq('updated_at', now.updated_at);
    const [saved] = await bookingsOf(update.select('*'));
    // Something else was changed since: perhaps the note, too.
    return saved ?? setNote(change);
  };
  /** Sends a change once more if no response arrives. A repeated one resolves to the bookings if they are as wanted. */
  const changeOnce = (
    change: () => Promise<OwnerBooking[]>,
    ids: readonly string[],
    isDone: (now: OwnerBooking) => boolean,
  ): Promise<OwnerBooking[]> =>
    withSecondTry(change).catch(async (error: unknown) => {
      if (!(error instanceof DataError && error.hint === 'booking-changed')) throw error;
      const now = await bookingsOf(bookings().select('*').in('id', ids).order('starts_at'));
      const done = now.filter((booking) => liveStatuses.includes(booking.status) && isDone(booking));
      // Deleted bookings are missing.
      if (done.length < ids.length) throw error;
      return now;
    });
  return {
    ...records,
    list: (filter: BookingFilter, signal?: AbortSignal): Promise<ListPage<OwnerBooking>> =>
      filter.sort === 'soonest'
        ? soonestFirst(filter, {
            read: (side, first) => readPage(connection.supabase, bySide(spec, side), filter, signal, first),
            count: (side) => countRows(connection.supabase, bySide(spec, side), filter, signal),
          })
        : records.list(filter, signal),
    /** Rejects with `conflict` if the booking’s status or time was changed since `seen`, unless it already has the status. */
    async setStatus({ id, status, cancelReason = '', seen }: StatusChange): Promise<OwnerBooking> {
      const values = { status, cancel_reason: cancelReason, updated_at: new Date().toISOString() };
      const request = bookings().update(values).eq('id', id);
      const asSeen = seen ? request.eq('status', seen.status).eq('starts_at', seen.startsAt.toISOString()) : request;
      return changedAsSeen(
        () => bookingsOf(asSeen.select('*')),
        () => records.byId(id),
        { gone, conflict: changed },
        (now) => now.status === status && now.startsAt.getTime() === seen?.startsAt.getTime(),
      );
    },
    setNote,
    /**
     * Books for a client. Rejects with `taken` over a live booking, and with an error that `isUnusualTime` recognizes if
     * the time needs the owner's confirmation.
     */
    async book({ date, time, isSure = false, ...booking }: ClientBooking): Promise<OwnerBooking> {
      const row = await dataOf(
        connection.supabase.rpc('book_for_client', {
          ...detailsOf(booking),
          appointment_date: date,
          appointment_time: time,
          is_sure: isSure,
        }),
      );
      if (booking.sendsEmail) void sendNow(connection.supabase, { bookingId: row.id });
      return toOwnerBooking(row);
    },
    /** Books several dates for a client, all or none. Rejects with an error that `seriesConflicts` reads. */
    async bookSeries({ slots, isSure = false, ...series }: ClientSeries): Promise<OwnerBooking[]> {
      const request = connection.supabase.rpc('book_series', {
        ...detailsOf(series),
        appointment_dates: slots.map(({ date }) => date),
        appointment_times: slots.map(({ time }) => time),
        is_sure: isSure,
      });
      const booked = await bookingsOf(request);
      if (series.sendsEmail) void sendNow(connection.supabase, { bookingId: booked[0]?.id });
      return booked;
    },
    /** Cancels a booking of a series and all later ones with one email, and returns them. Rejects with `conflict` if it was moved. */
    cancelSeriesFrom({ id, startsAt }: OwnerBooking, cancelReason: string): Promise<OwnerBooking[]> {
      const given = { booking_id: id, cancel_reason: cancelReason, seen_start: startsAt.toISOString() };
      return bookingsOf(connection.supabase.rpc('cancel_series_from', given));
    },
    /** The bookings of a series in chronological order. */
    ofSeries: (seriesId: string, signal?: AbortSignal): Promise<OwnerBooking[]> =>
      bookingsOf(bookings().select('*').eq('series_id', seriesId).order('starts_at'), signal),
    /** Counts the earlier no-shows of a booking's person. */
    countNoShows: (id: string, signal?: AbortSignal): Promise<number> =>
      dataOf(connection.supabase.rpc('no_shows_before', { booking_id: id }), signal),
    /** Moves a booking. Rejects like `book`, and with `conflict` if it was changed since it was read, unless it has this time. */
    async move({ id, sequence, date, time, isSure = false, sendsEmail }: BookingMove): Promise<OwnerBooking> {
      const slot = { appointment_date: date, appointment_time: time, is_sure: isSure, sends_email: sendsEmail };
      const move = connection.supabase.rpc('move_booking', { booking_id: id, seen_sequence: sequence, ...slot });
      const send = async () => [toOwnerBooking(await dataOf(move))];
      const isDone = (now: OwnerBooking) => now.date === date && now.time === time;
      return someRow(await changeOnce(send, [id], isDone), gone);
    },
    /** Moves bookings of one series, all or none. Rejects like `bookSeries`, and with `conflict` as `move` does. */
    moveSeries({ moves, isSure = false, sendsEmail }: SeriesMove): Promise<OwnerBooking[]> {
      const ids = moves.map(({ id }) => id);
      const move = connection.supabase.rpc('move_series', {
        booking_ids: ids,
        seen_sequences: moves.map(({ sequence }) => sequence),
        appointment_dates: moves.map(({ date }) => date),
        appointment_times: moves.map(({ time }) => time),
        is_sure: isSure,
        sends_email: sendsEmail,
      });
      const isDone = (now: OwnerBooking) =>
        moves.some(({ id, date, time }) => id === now.id && date === now.date && time === now.time);
      return changeOnce(() => bookingsOf(move), ids, isDone);
    },
    /** Changes where a booking takes place. Rejects with `conflict` as `move` does. */
    async relocate({ id, sequence, meeting, sendsEmail }: BookingRelocation): Promise<OwnerBooking> {
      const place = { meeting_kind: meeting.kind, meeting_place: meeting.place, sends_email: sendsEmail };
      const change = connection.supabase.rpc('change_meeting_place', {
        booking_id: id,
        seen_sequence: sequence,
        ...place,
      });
      const send = async () => [toOwnerBooking(await dataOf(change))];
      const isDone = (now: OwnerBooking) => now.meeting.kind === meeting.kind && now.meeting.place === meeting.place;
      return someRow(await changeOnce(send, [id], isDone), gone);
    },
    /** The bookings in a span in chronological order, without canceled ones. */
    async between({ from, to }: TimeSpan, signal?: AbortSignal): Promise<OwnerBooking[]> {
      const all: OwnerBooking[] = [];
      for (let isMore = true; isMore;) {
        const request = bookings().select('*').neq('status', 'cancelled').order('starts_at');
        const within = request.gte('starts_at', from.toISOString()).lt('starts_at', to.toISOString());
        const found = await bookingsOf(within.order('id').range(all.length, all.length + rowsPerPage - 1), signal);
        all.push(...found);
        isMore = found.length === rowsPerPage;
      }
      return all;
    },
    /** The first pending or confirmed booking that starts at an instant or later; null if there is none. */
    async nextFrom(instant: Date, signal?: AbortSignal): Promise<OwnerBooking | null> {
      const live = bookings().select('*').in('status', liveStatuses);
      const request = live.gte('starts_at', instant.toISOString()).order('starts_at').limit(1);
      const [first] = await bookingsOf(request, signal);
      return first ?? null;
    },
  };
}
