import { toBooking } from 'data-client';
import type { Booking, RowOf } from 'data-client';

/** A booking as the owner sees it, with the owner's note. */
export type OwnerBooking = Booking & { ownerNote: string };

export const ownerNoteMax = 2000;

export type OwnerBookingRow = RowOf<'bookings_la2024'>;

export const toOwnerBooking = (row: OwnerBookingRow): OwnerBooking => ({
  ...toBooking(row),
  ownerNote: row.owner_note,
});
