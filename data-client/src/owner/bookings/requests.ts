import { coachMonthStart, dataOf, toBooking } from 'data-client';
import type { Booking, BookingRow, BookingStatus } from 'data-client';
import { createRecords, someRow } from '../list';
import type { ListPage, ListRequest, Records } from '../list';
import type { OwnerGateway } from '../owner-gateway';

export const bookingSorts = ['newest', 'slot', 'name'] as const;

/** A search looks for every word in names, email, company and service. */
export type BookingFilter = ListRequest<(typeof bookingSorts)[number]> & {
  status?: BookingStatus;
  /** By when they arrived, on the coach's calendar. */
  received?: 'this-month';
};

export type BookingPage = ListPage<Booking>;

export type OwnerBookingRequests = Records<Booking, BookingFilter> & {
  setStatus(id: string, status: BookingStatus): Promise<Booking>;
};

const table = 'bookings_la2024';
const gone = 'This booking no longer exists.';

export function createOwnerBookingRequests(gateway: OwnerGateway): OwnerBookingRequests {
  return {
    ...createRecords<typeof table, Booking, BookingFilter>(gateway, {
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
      toItem: toBooking,
      gone,
    }),
    async setStatus(id, status) {
      const change = { status, updated_at: new Date().toISOString() };
      const rows = await dataOf<BookingRow[]>(gateway.rest.from(table).update(change).eq('id', id).select('*'));
      return toBooking(someRow(rows, gone));
    },
  };
}
