import { DataError, dataOf, resultOf, toBooking, until } from 'data-client';
import type { Booking, BookingRow, BookingStatus, Gateway } from 'data-client';

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

/** A PostgREST condition: the word, taken literally, in any of the searched columns. */
function anyColumnHas(word: string): string {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`.replace(/["\\]/g, '\\$&');
  return searched.map((column) => `${column}.ilike."${pattern}"`).join(',');
}

export function createOwnerBookingRequests({ rest }: Gateway): OwnerBookingRequests {
  return {
    async list({ status, search = '', page, pageSize }, signal) {
      let request = rest.from(table).select('*', { count: 'exact' });
      if (status) request = request.eq('status', status);
      for (const word of search.split(/\s+/).filter(Boolean)) request = request.or(anyColumnHas(word));
      const first = (page - 1) * pageSize;
      const ordered = request.order('created_at', { ascending: false }).order('id').range(first, first + pageSize - 1);
      const { data, count } = await resultOf<BookingRow[]>(until(signal, ordered));
      return { rows: data.map(toBooking), total: count };
    },
    async byId(id, signal) {
      const request = rest.from(table).select('*').eq('id', id).limit(1);
      const rows = await dataOf<BookingRow[]>(until(signal, request));
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

/** A change that met no row: it was deleted meanwhile. */
function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new DataError('not-found', { message: 'This booking no longer exists.' });
  return row;
}
