import { dataOf } from 'data-client';
import type { BookingStatus } from 'domain/booking-status';
import { coachMonthStart } from 'domain/slots';
import { createRecords, someRow } from '../list';
import type { ListPage, ListRequest, Records } from '../list';
import type { OwnerConnection } from '../connection';
import { toOwnerBooking } from './owner-booking';
import type { OwnerBooking, OwnerBookingRow } from './owner-booking';

export const bookingSorts = ['newest', 'slot', 'name'] as const;

/** Searches names, email, company and service for every word. */
export type BookingFilter = ListRequest<(typeof bookingSorts)[number]> & {
  status?: BookingStatus;
  /** Filters by the date of arrival, on the coach's calendar. */
  received?: 'this-month';
};

export type BookingPage = ListPage<OwnerBooking>;

/** From `from`, inclusive, to `to`, exclusive. */
export type TimeSpan = { from: Date; to: Date };

export type OwnerBookingRequests = Records<OwnerBooking, BookingFilter> & {
  setStatus(id: string, status: BookingStatus, cancelReason?: string): Promise<OwnerBooking>;
  setNote(id: string, note: string): Promise<OwnerBooking>;
  /** The bookings in a span in chronological order, without cancelled ones. */
  between(span: TimeSpan, signal?: AbortSignal): Promise<OwnerBooking[]>;
};

const table = 'bookings_la2024';
const gone = 'This booking no longer exists.';

export function createOwnerBookingRequests(connection: OwnerConnection): OwnerBookingRequests {
  const change = async (id: string, values: Partial<OwnerBookingRow>) => {
    const dated = { ...values, updated_at: new Date().toISOString() };
    const rows = await dataOf<OwnerBookingRow[]>(
      connection.supabase.from(table).update(dated).eq('id', id).select('*'),
    );
    return toOwnerBooking(someRow(rows, gone));
  };
  return {
    ...createRecords<typeof table, OwnerBooking, BookingFilter>(connection, {
      table,
      searched: ['first_name', 'last_name', 'email', 'company', 'service_name'],
      orders: {
        newest: [['created_at', 'descending']],
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
      gone,
    }),
    setStatus: (id, status, cancelReason = '') => change(id, { status, cancel_reason: cancelReason }),
    setNote: (id, note) => change(id, { owner_note: note }),
    async between({ from, to }, signal) {
      const request = connection.supabase.from(table).select('*').neq('status', 'cancelled').order('starts_at');
      const within = request.gte('starts_at', from.toISOString()).lt('starts_at', to.toISOString());
      return (await dataOf<OwnerBookingRow[]>(within, signal)).map(toOwnerBooking);
    },
  };
}
