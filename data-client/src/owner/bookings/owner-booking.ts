import { parseTimestamp, toBooking, type Booking, type RowOf } from 'data-client';
import type { IntakeAnswer } from 'domain/intake';

/**
 * A booking as the owner sees it: with her note, the reason for the client if she has canceled it, and when a request
 * lapses unless its email address is confirmed. `sequence` counts the changes of its time and status. Bookings that were
 * made together have the same `seriesId`. `sendsEmail`: the client gets emails about the owner's changes.
 */
export type OwnerBooking = Booking & {
  ownerNote: string;
  cancelReason: string;
  lapsesAt: Date | undefined;
  sequence: number;
  seriesId: string | undefined;
  sendsEmail: boolean;
  /** The service's price at the time of booking. */
  priceLabel: string;
  /** Null if the service had questions, but the form did not ask them. */
  intakeAnswers: readonly IntakeAnswer[] | null;
};

export const ownerNoteMax = 2000;
export const cancelReasonMax = 500;

export type OwnerBookingRow = RowOf<'bookings_la2024'>;

export const toOwnerBooking = (row: OwnerBookingRow): OwnerBooking => ({
  ...toBooking(row),
  ownerNote: row.owner_note,
  cancelReason: row.cancel_reason,
  sequence: row.sequence,
  seriesId: row.series_id ?? undefined,
  sendsEmail: row.sends_email,
  priceLabel: row.price_label,
  intakeAnswers: row.intake_answers as IntakeAnswer[] | null,
  lapsesAt: row.lapses_at ? parseTimestamp(row.lapses_at) : undefined,
});
