import { parseTimestamp } from 'data-client';
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

/** The generated types make composite columns nullable; our functions fill them all. */
export type BookingMailRow = {
  mail_id: string;
  kind: string;
  state: string;
  attempts: number;
  reason: string;
  due_at: string;
  sent_at: string | null;
  given_up_at: string | null;
  is_dismissed: boolean;
};

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

export type UndeliveredMailRow = {
  mail_id: string;
  kind: string;
  state: string;
  booking_id: string | null;
  message_id: string | null;
  campaign_id: string | null;
  about: string;
  recipient: string;
  attempts: number;
  reason: string;
  given_up_at: string;
  is_over: boolean;
  total: number;
};

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
