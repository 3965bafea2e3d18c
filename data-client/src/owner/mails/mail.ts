import { parseTimestamp, type CompositeRow } from 'data-client';
import type { BookingMailKind, ContactMailKind } from 'domain/mail-kinds';

export const undeliveredOrigins = ['booking', 'message', 'campaign'] as const;

/** `doubtful`: sending was interrupted, so it may or may not have left. `skipped`: not sent on purpose. */
export type BookingMailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'doubtful' | 'skipped';

/** Whether an email may be sent any moment, so that its state should be polled every `pollMs`. */
export const isUnderWay = ({ state }: { state: string }) => state === 'waiting' || state === 'sending';

export const pollMs = 5000;

export type BookingMailRow = CompositeRow<'booking_mail', 'sent_at' | 'given_up_at'>;

export const toBookingMail = (row: BookingMailRow) => ({
  id: row.mail_id,
  kind: row.kind as BookingMailKind,
  state: row.state as BookingMailState,
  attempts: row.attempts,
  /** The mail server's error, or why it was skipped. */
  reason: row.reason,
  dueAt: parseTimestamp(row.due_at),
  sentAt: row.sent_at ? parseTimestamp(row.sent_at) : undefined,
  givenUpAt: row.given_up_at ? parseTimestamp(row.given_up_at) : undefined,
  isDismissed: row.is_dismissed,
});

/** An email about a booking. */
export type BookingMail = ReturnType<typeof toBookingMail>;

export type UndeliveredMailRow = CompositeRow<'undelivered_mail', 'booking_id' | 'message_id' | 'campaign_id'>;

export const toUndeliveredMail = (row: UndeliveredMailRow) => ({
  id: row.mail_id,
  kind: row.kind as BookingMailKind | ContactMailKind | 'campaign',
  state: row.state as 'failed' | 'doubtful',
  bookingId: row.booking_id ?? undefined,
  messageId: row.message_id ?? undefined,
  campaignId: row.campaign_id ?? undefined,
  /** The visitor, or the subject of a campaign. */
  about: row.about,
  /** Empty if it was for the owner. */
  recipient: row.recipient,
  attempts: row.attempts,
  reason: row.reason,
  givenUpAt: parseTimestamp(row.given_up_at),
  /** Whether its news is outdated. */
  isOver: row.is_over,
});

export type UndeliveredMail = ReturnType<typeof toUndeliveredMail>;
