import type { OwnerClient } from '../owner-client';
import type { OwnerBooking } from './owner-booking';

const pageSize = 500;

/** Reads all pages. */
export async function confirmedBookings({ bookings }: Pick<OwnerClient, 'bookings'>): Promise<OwnerBooking[]> {
  const read = (page: number) => bookings.list({ status: 'confirmed', sort: 'slot', page, pageSize });
  const first = await read(1);
  const all = [...first.rows];
  for (let page = 2; all.length < first.total; page += 1) {
    const { rows } = await read(page);
    if (rows.length === 0) break;
    all.push(...rows);
  }
  return all;
}
