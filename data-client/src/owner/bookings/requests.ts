import { DataError, dataOf, resultOf, toBooking, until } from 'data-client';
import type { Booking, BookingRow, BookingStatus, Gateway } from 'data-client';
import { everyWordIn } from '../search';

/** One page of the list: `page` counts from 1, `search` looks for every word in names, email, company and service. */
export type BookingFilter = { status?: BookingStatus; search?: string; page: number; pageSize: number };

export type BookingPage = { rows: Booking[]; total: number };

export type OwnerBookingRequests = {
  list(filter: BookingFilter, signal?: AbortSignal): Promise<BookingPage>;
  byId(id: string, signal?: AbortSignal): Promise<Booking | null>;
  setStatus(id: string, status: BookingStatus): Promise<Booking>;
  remove(id: string): Promise<void>;
};

const table = 'bookings_la2024';
const searched = ['first_name', 'last_name', 'email', 'company', 'service_name'];

export function createOwnerBookingRequests({ rest }: Gateway): OwnerBookingRequests {
  const matching = ({ status, search = '' }: BookingFilter, head: boolean) => {
    let request = rest.from(table).select('*', { count: 'exact', head });
    if (status) request = request.eq('status', status);
    const words = everyWordIn(searched, search);
    return words ? request.or(words) : request;
  };

  return {
    async list(filter, signal) {
      const first = (filter.page - 1) * filter.pageSize;
      const ordered = matching(filter, false).order('created_at', { ascending: false }).order('id');
      try {
        const { data, count } = await resultOf<BookingRow[]>(
          until(signal, ordered.range(first, first + filter.pageSize - 1)),
        );
        return { rows: data.map(toBooking), total: count };
      } catch (error) {
        if (!isBeyondTheEnd(error)) throw error;
        const { count } = await resultOf(until(signal, matching(filter, true)));
        return { rows: [], total: count };
      }
    },
    async byId(id, signal) {
      const rows = await dataOf<BookingRow[]>(until(signal, rest.from(table).select('*').eq('id', id).limit(1)));
      return rows[0] ? toBooking(rows[0]) : null;
    },
    async setStatus(id, status) {
      const change = { status, updated_at: new Date().toISOString() };
      return toBooking(onlyRow(await dataOf<BookingRow[]>(rest.from(table).update(change).eq('id', id).select('*'))));
    },
    async remove(id) {
      onlyRow(await dataOf(rest.from(table).delete().eq('id', id).select('id')));
    },
  };
}

/** A page that no longer exists, because the list grew shorter. */
const isBeyondTheEnd = (error: unknown) =>
  error instanceof DataError && (error.cause as { code?: string }).code === 'PGRST103';

/** A change that met no row: it was deleted meanwhile. */
function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new DataError('not-found', { message: 'This booking no longer exists.' });
  return row;
}
