import { parseTimestamp, type CompositeRow } from 'data-client';
import type { BookingMailKind, ContactMailKind } from 'domain/mail-kinds';

/** `doubtful`: sending was interrupted, so it may or may not have left. `skipped`: not sent on purpose. */
export type BookingMailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'doubtful' | 'skipped';

/** Whether an email may be sent any moment, so that its state should be polled every `pollMs`. */
export const isUnderWay = ({ state }: { state: string }) => state === 'waiting' || state === 'sending';

export const pollMs = 5000;

/** An email about a booking. `reason`: the mail server's error, or why it was skipped. */
export type BookingMail = {
  id: string;
  kind: BookingMailKind;
  state: BookingMailState;
  attempts: number;
  reason: string;
  dueAt: Date;
  sentAt?: Date;
  givenUpAt?: Date;
  isDismissed: boolean;
};

/**
 * An undelivered email. `about`: the visitor, or the subject of a campaign. Without `recipient` it was for
 * the owner. `isOver`: its news is outdated.
 */
export type UndeliveredMail = {
  id: string;
  kind: BookingMailKind | ContactMailKind | 'campaign';
  state: 'failed' | 'doubtful';
  bookingId?: string;
  messageId?: string;
  campaignId?: string;
  about: string;
  recipient: string;
  attempts: number;
  reason: string;
  givenUpAt: Date;
  isOver: boolean;
};

export type BookingMailRow = CompositeRow<'booking_mail', 'sent_at' | 'given_up_at'>;

export const toBookingMail = (row: BookingMailRow): BookingMail => ({
  id: row.mail_id,
  kind: row.kind as BookingMailKind,
  state: row.state as BookingMailState,
  attempts: row.attempts,
  reason: row.reason,
  dueAt: parseTimestamp(row.due_at),
  sentAt: row.sent_at ? parseTimestamp(row.sent_at) : undefined,
  givenUpAt: row.given_up_at ? parseTimestamp(row.given_up_at) : undefined,
  isDismissed: row.is_dismissed,
});

export type UndeliveredMailRow = CompositeRow<'undelivered_mail', 'booking_id' | 'message_id' | 'campaign_id'>;

export const toUndeliveredMail = (row: UndeliveredMailRow): UndeliveredMail => ({
  id: row.mail_id,
  kind: row.kind as UndeliveredMail['kind'],
  state: row.state as UndeliveredMail['state'],
  bookingId: row.booking_id ?? undefined,
  messageId: row.message_id ?? undefined,
  campaignId: row.campaign_id ?? undefined,
  about: row.about,
  recipient: row.recipient,
  attempts: row.attempts,
  reason: row.reason,
  givenUpAt: parseTimestamp(row.given_up_at),
  isOver: row.is_over,
});
