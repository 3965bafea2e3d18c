import type { BookingStatus } from '../../../domain/src/booking-status.ts';
import type { Cutoffs } from '../../../domain/src/cutoffs.ts';
import type { IntakeAnswer } from '../../../domain/src/intake.ts';
import type { Meeting } from '../../../domain/src/meeting-place.ts';
import type { BookingMailKind } from '../../../domain/src/mail-kinds.ts';
import type { Database } from '../_shared/database.ts';
import { createOutboxSteps, type ClaimedMail, type OutboxSteps } from '../_shared/outbox.ts';

/** An email of a booking that is due. Emails of one `batch` are sent as one. */
export type OwedMail = ClaimedMail & { kind: BookingMailKind; booking: MailedBooking; batch?: string };

export type MailedBooking = {
  id: string;
  serviceType: string;
  serviceName: string;
  /** `9:00 AM`, on the wall clock of `timezone`. */
  time: string;
  /** The coach's zone of that day, as bookings store it. */
  timezone: string;
  startsAt: Date;
  endsAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  status: BookingStatus;
  /** Counts the changes of the appointment. */
  sequence: number;
  /** Token of the link with which the visitor moves or cancels the booking. */
  link: string;
  /** The visitor's IANA time zone; empty if unknown. */
  visitorTimeZone: string;
  /** The language of the visitor's emails: `de`. */
  language: string;
  /** The owner's reason for the cancellation, which the visitor reads. */
  cancelReason: string;
  meeting: Meeting;
  cutoffs: Cutoffs;
  intakeAnswers: readonly IntakeAnswer[];
  /** When a request lapses unless its address is confirmed. */
  lapsesAt?: Date;
};

export const fullName = ({ firstName, lastName }: MailedBooking): string => `${firstName} ${lastName}`;

export type Outbox = OutboxSteps & {
  /** Claims the emails that are due, of one booking or of all. */
  claim(bookingId?: string): Promise<OwedMail[]>;
  stateOf(bookingId: string): Promise<'waiting' | 'held' | 'claimed' | 'sending' | 'sent' | 'dead' | 'skipped' | null>;
};

type ClaimedRow = {
  mail_id: string;
  claim: string;
  kind: BookingMailKind;
  booking_id: string;
  service_type: string;
  service_name: string;
  appointment_time: string;
  timezone: string;
  starts_at: string;
  ends_at: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  status: MailedBooking['status'];
  sequence: number;
  link: string;
  visitor_time_zone: string;
  language: string;
  cancel_reason: string;
  lapses_at: string | null;
  batch: string | null;
  meeting_kind: Meeting['kind'];
  meeting_place: string;
  move_cutoff_hours: number;
  cancel_cutoff_hours: number;
  intake_answers: IntakeAnswer[] | null;
};

const atMost = 20;

export function createOutbox(database: Database): Outbox {
  return {
    ...createOutboxSteps(database),
    async claim(bookingId) {
      const args = { for_booking: bookingId ?? null, at_most: atMost };
      return (await database.call<ClaimedRow[]>('claim_mail', args)).map(toOwedMail);
    },
    stateOf: (bookingId) => database.call('mail_state', { for_booking: bookingId, mail_kind: 'confirmation' }),
  };
}

function toOwedMail(row: ClaimedRow): OwedMail {
  return {
    mailId: row.mail_id,
    claim: row.claim,
    kind: row.kind,
    batch: row.batch ?? undefined,
    booking: {
      id: row.booking_id,
      serviceType: row.service_type,
      serviceName: row.service_name,
      time: row.appointment_time,
      timezone: row.timezone,
      startsAt: toInstant(row.starts_at),
      endsAt: toInstant(row.ends_at),
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      company: row.company,
      message: row.message,
      status: row.status,
      sequence: row.sequence,
      link: row.link,
      visitorTimeZone: row.visitor_time_zone,
      language: row.language,
      cancelReason: row.cancel_reason,
      meeting: { kind: row.meeting_kind, place: row.meeting_place },
      cutoffs: { moveHours: row.move_cutoff_hours, cancelHours: row.cancel_cutoff_hours },
      intakeAnswers: row.intake_answers ?? [],
      lapsesAt: row.lapses_at ? toInstant(row.lapses_at) : undefined,
    },
  };
}

/** Reads `2026-11-20T23:14:38+00:00`, and `2026-11-20 23:14:38+00` as some servers write it. */
export function toInstant(text: string): Date {
  const instant = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  if (Number.isNaN(instant.getTime())) throw new Error(`The database sent "${text}" where a time was expected.`);
  return instant;
}
