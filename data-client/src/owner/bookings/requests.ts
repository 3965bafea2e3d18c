import { dataOf } from 'data-client';
import { liveStatuses, type BookingStatus } from 'domain/booking-status';
import { coachMonthStart } from 'domain/slots';
import { countRows, createRecords, readPage, someRow } from '../list';
import type { ListPage, ListSpec, Records } from '../list';
import type { OwnerConnection } from '../connection';
import type { BookingFilter } from './booking-filter';
import { toOwnerBooking } from './owner-booking';
import type { OwnerBooking, OwnerBookingRow } from './owner-booking';
import { bySide, soonestFirst } from './soonest';

export type BookingPage = ListPage<OwnerBooking>;

/** From `from`, inclusive, to `to`, exclusive. */
export type TimeSpan = { from: Date; to: Date };

export type OwnerBookingRequests = Records<OwnerBooking, BookingFilter> & {
  setStatus(id: string, status: BookingStatus, cancelReason?: string): Promise<OwnerBooking>;
  setNote(id: string, note: string): Promise<OwnerBooking>;
  /** The bookings in a span in chronological order, without cancelled ones. */
  between(span: TimeSpan, signal?: AbortSignal): Promise<OwnerBooking[]>;
  /** The first pending or confirmed booking that starts at an instant or later; null if there is none. */
  nextFrom(instant: Date, signal?: AbortSignal): Promise<OwnerBooking | null>;
};

const table = 'bookings_la2024';
const gone = 'This booking no longer exists.';

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
  where: (request, { status, received }) => {
    const arrived = received ? request.gte('created_at', coachMonthStart(new Date()).toISOString()) : request;
    return status ? arrived.eq('status', status) : arrived;
  },
  toItem: toOwnerBooking,
};

export function createOwnerBookingRequests(connection: OwnerConnection): OwnerBookingRequests {
  const change = async (id: string, values: Partial<OwnerBookingRow>) => {
    const dated = { ...values, updated_at: new Date().toISOString() };
    const rows = await dataOf<OwnerBookingRow[]>(
      connection.supabase.from(table).update(dated).eq('id', id).select('*'),
    );
    return toOwnerBooking(someRow(rows, gone));
  };
  const records = createRecords<typeof table, OwnerBooking, BookingFilter>(connection, { ...spec, gone });
  return {
    ...records,
    list: (filter, signal) =>
      filter.sort === 'soonest'
        ? soonestFirst(filter, {
            read: (side, first) => readPage(connection.supabase, bySide(spec, side), filter, signal, first),
            count: (side) => countRows(connection.supabase, bySide(spec, side), filter, signal),
          })
        : records.list(filter, signal),
    setStatus: (id, status, cancelReason = '') => change(id, { status, cancel_reason: cancelReason }),
    setNote: (id, note) => change(id, { owner_note: note }),
    async between({ from, to }, signal) {
      const request = connection.supabase.from(table).select('*').neq('status', 'cancelled').order('starts_at');
      const within = request.gte('starts_at', from.toISOString()).lt('starts_at', to.toISOString());
      return (await dataOf<OwnerBookingRow[]>(within, signal)).map(toOwnerBooking);
    },
    async nextFrom(instant, signal) {
      const live = connection.supabase.from(table).select('*').in('status', liveStatuses);
      const first = live.gte('starts_at', instant.toISOString()).order('starts_at').limit(1);
      const [row] = await dataOf<OwnerBookingRow[]>(first, signal);
      return row ? toOwnerBooking(row) : null;
    },
  };
}
