import { toBooking } from 'data-client';
import type { Booking, RowOf } from 'data-client';

/** A booking as the owner sees it: with her note, and the reason for the client if she has cancelled it. */
export type OwnerBooking = Booking & { ownerNote: string; cancelReason: string };

export const ownerNoteMax = 2000;
export const cancelReasonMax = 500;

export type OwnerBookingRow = RowOf<'bookings_la2024'>;

export const toOwnerBooking = (row: OwnerBookingRow): OwnerBooking => ({
  ...toBooking(row),
  ownerNote: row.owner_note,
  cancelReason: row.cancel_reason,
});
