import type { OwnerClient } from '../owner-client';
import type { BookingFilter } from './booking-filter';
import type { OwnerBooking } from './owner-booking';

export type BookingsWanted = Omit<BookingFilter, 'sort' | 'page' | 'pageSize'>;

const pageSize = 500;

/** Reads all bookings of a filter, latest slot first, and passes them on page by page. */
export async function readBookings(
  { bookings }: Pick<OwnerClient, 'bookings'>,
  wanted: BookingsWanted,
  onPage: (rows: readonly OwnerBooking[]) => void,
): Promise<void> {
  const known = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await bookings.list({ ...wanted, sort: 'slot', page, pageSize });
    // A new booking moves earlier ones to the next page.
    onPage(rows.filter(({ id }) => !known.has(id)));
    for (const { id } of rows) known.add(id);
    if (rows.length === 0 || page * pageSize >= total) return;
  }
}
