import { bookingQueries } from 'data-client';
import { isLive } from 'domain/booking-status';
import { addDays } from 'domain/dates';
import { dayStart, type CoachZones } from 'domain/coach-zones';
import { ownerKeys } from '../keys';
import { useOwnerClient } from '../owner-provider';
import { useChange, useOwnerMutation, useOwnerPage, useOwnerQuery, useRemoval } from '../owner-hooks';
import { withNothingSent, withSecondTry } from '../second-try';
import type { BookingMove, BookingRelocation, ClientBooking, NoteChange, StatusChange } from './client-booking';
import type { ClientSeries, SeriesMove } from './client-series';
import type { OwnerBooking } from './owner-booking';
import type { BookingFilter } from './booking-filter';
import type { TimeSpan } from './requests';
import type { OwnerClient } from '../owner-client';

const all = ownerKeys.bookings;

/** Affected by every change of a booking: visitors' taken times, the client's page, and the emails. */
const others = [bookingQueries.taken, ownerKeys.people, ownerKeys.mails] as const;

/** Returns one page of all bookings, newest first, with the exact total. */
export const useBookings = (filter: BookingFilter) =>
  useOwnerPage([...all, 'list', filter], ({ bookings }, signal) => bookings.list(filter, signal));

/** Returns one booking, or null if it no longer exists. */
export const useBooking = (id: string) =>
  useOwnerQuery([...all, 'id', id], ({ bookings }, signal) => bookings.byId(id, signal));

/**
 * Rejects with `taken` if a canceled booking is restored and its slot is booked again, and with `conflict` if the booking was
 * changed since the owner saw it.
 */
export const useSetBookingStatus = () =>
  useChange(all, 'set-status', ({ bookings }, change: StatusChange) => bookings.setStatus(change), ...others);

/** Deletes bookings and refetches visitors' taken times. */
export const useBookingRemoval = () => useRemoval(useOwnerClient().bookings, all, ...others);

/** Returns the bookings that take place in a span of time; requests them only if wanted. */
export const useBookingsBetween = (span: TimeSpan, isWanted = true) =>
  useOwnerQuery(
    [...all, 'between', span.from.getTime(), span.to.getTime()],
    ({ bookings }, signal) => bookings.between(span, signal),
    { enabled: isWanted },
  );

/** The bookings around a day in the order of their time, without canceled ones, and the first live one after them. */
export type SessionsAround = { around: OwnerBooking[]; later: OwnerBooking | null };

/** Returns the bookings of one of the coach's dates, and of the dates next to it: around a trip, days overlap. */
export const useSessionsAround = (date: string, zones: CoachZones) =>
  useOwnerQuery([...all, 'around', date, zones], async ({ bookings }, signal): Promise<SessionsAround> => {
    const [from, to] = [dayStart(addDays(date, -1), zones), dayStart(addDays(date, 2), zones)];
    const [around, later] = await Promise.all([bookings.between({ from, to }, signal), bookings.nextFrom(to, signal)]);
    return { around, later };
  });

/** Rejects with `conflict` if the note was changed elsewhere since the owner saw it. */
export const useSetBookingNote = () =>
  useChange(all, 'set-note', ({ bookings }, change: NoteChange) => bookings.setNote(change), ...others);

type Export = { wanted: BookingsWanted; onPage: (rows: readonly OwnerBooking[]) => void };

/** Reads all bookings of a filter, latest slot first, and passes them on page by page. */
export const useReadBookings = () =>
  useOwnerMutation([...all, 'export'], (client, { wanted, onPage }: Export) => readBookings(client, wanted, onPage));

/** Books for a client. Errors are those of `bookings.book`. */
export const useBookForClient = () =>
  useChange(all, 'book', ({ bookings }, booking: ClientBooking) => bookings.book(booking), ...others);

/** Books a series for a client. Errors are those of `bookings.bookSeries`. */
export const useBookSeries = () =>
  useChange(all, 'book-series', ({ bookings }, series: ClientSeries) => bookings.bookSeries(series), ...others);

/** Cancels a booking of a series and all later ones. Resolves to the canceled bookings as they were before. */
export const useCancelSeries = () =>
  useChange(
    all,
    'cancel-series',
    async ({ bookings }, { booking, cancelReason }: { booking: OwnerBooking; cancelReason: string }) => {
      const series = await bookings.ofSeries(booking.seriesId ?? '').catch(withNothingSent);
      const canceled = await withSecondTry(() => bookings.cancelSeriesFrom(booking, cancelReason));
      return series.filter(({ id, status, startsAt }) =>
        // The second try cancels nothing if the response to the first one was lost.
        canceled.length === 0
          ? isLive({ status }) && startsAt >= booking.startsAt
          : canceled.some((one) => one.id === id),
      );
    },
    ...others,
  );

/** Returns the bookings of a series in chronological order; requests them only if there is a series. */
export const useSeries = (seriesId?: string) =>
  useOwnerQuery([...all, 'series', seriesId], ({ bookings }, signal) => bookings.ofSeries(seriesId ?? '', signal), {
    enabled: seriesId !== undefined,
  });

/** Returns how often the person of a booking did not come to an earlier one. */
export const useNoShows = (id: string) =>
  useOwnerQuery([...all, 'no-shows', id], ({ bookings }, signal) => bookings.countNoShows(id, signal));

/** Moves a booking. Errors are those of `bookings.move`. */
export const useMoveBooking = () =>
  useChange(all, 'move', ({ bookings }, move: BookingMove) => bookings.move(move), ...others);

/** Moves bookings of a series. Errors are those of `bookings.moveSeries`. */
export const useMoveSeries = () =>
  useChange(all, 'move-series', ({ bookings }, move: SeriesMove) => bookings.moveSeries(move), ...others);

/** Changes where a booking takes place. Errors are those of `bookings.relocate`. */
export const useRelocateBooking = () =>
  useChange(all, 'relocate', ({ bookings }, relocation: BookingRelocation) => bookings.relocate(relocation), ...others);

type BookingsWanted = Omit<BookingFilter, 'sort' | 'page' | 'pageSize'>;

const pageSize = 500;

/** Reads all bookings of a filter, latest slot first, and passes them on page by page. */
async function readBookings(
  { bookings }: Pick<OwnerClient, 'bookings'>,
  wanted: BookingsWanted,
  onPage: (rows: readonly OwnerBooking[]) => void,
): Promise<void> {
  const known = new Set<string>();
  /** Resolves to false if a booking may be missing: a deletion moves later ones to a page that was already read. */
  const readPages = async (): Promise<boolean> => {
    let totalBefore = 0;
    for (let page = 1; ; page += 1) {
      const { rows, total } = await withSecondTry(() => bookings.list({ ...wanted, sort: 'slot', page, pageSize }));
      if (page === 1) totalBefore = total;
      // A new booking moves earlier ones to the next page.
      onPage(rows.filter(({ id }) => !known.has(id)));
      for (const { id } of rows) known.add(id);
      if (rows.length === 0 || page * pageSize >= total) return total >= totalBefore && known.size >= total;
    }
  };
  while (!(await readPages()));
}
