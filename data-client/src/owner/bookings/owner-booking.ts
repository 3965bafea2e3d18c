import { dataOf, parseTimestamp, toBooking, type RowOf } from 'data-client';
import type { IntakeAnswer } from 'domain/intake';

export const ownerNoteMax = 2000;
export const cancelReasonMax = 500;

type OwnerBookingRow = RowOf<'bookings_la2024'>;

export const toOwnerBooking = (row: OwnerBookingRow) => ({
  ...toBooking(row),
  ownerNote: row.owner_note,
  /** For the client, if the owner has canceled it. */
  cancelReason: row.cancel_reason,
  /** Counts the changes of its time and status. */
  sequence: row.sequence,
  /** Bookings that were made together have the same one. */
  seriesId: row.series_id ?? undefined,
  /** Whether the client gets emails about the owner's changes. */
  sendsEmail: row.sends_email,
  /** The service's price at the time of booking. */
  priceLabel: row.price_label,
  /** Null if the service had questions, but the form did not ask them. */
  intakeAnswers: row.intake_answers as readonly IntakeAnswer[] | null,
  /** When a request lapses unless its email address is confirmed. */
  lapsesAt: row.lapses_at ? parseTimestamp(row.lapses_at) : undefined,
});

/** A booking as the owner sees it. */
export type OwnerBooking = ReturnType<typeof toOwnerBooking>;

/** Sends a query of bookings. */
export const bookingsOf = async (
  query: Parameters<typeof dataOf<OwnerBookingRow[]>>[0],
  signal?: AbortSignal,
): Promise<OwnerBooking[]> => (await dataOf(query, signal)).map(toOwnerBooking);
