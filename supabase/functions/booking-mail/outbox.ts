import type { BookingStatus } from '../../../domain/src/booking-status.ts';
import type { Cutoffs } from '../../../domain/src/cutoffs.ts';
import type { IntakeAnswer } from '../../../domain/src/intake.ts';
import type { Meeting } from '../../../domain/src/meeting-place.ts';
import type { BookingMailKind } from '../../../domain/src/mail-kinds.ts';
import { callForRows, type Database } from '../_shared/database.ts';
import { createOutboxSteps, type ClaimedMail } from '../_shared/outbox.ts';

/** An email of a booking that is due. Emails of one `batch` are sent as one. */
export type OwedMail = ClaimedMail & { kind: BookingMailKind; booking: MailedBooking; batch?: string };

export type MailedBooking = {
  id: string;
  serviceType: string;
  serviceName: string;
  /** `2026-12-01` and `9:00 AM`, on the wall clock of `timezone`. */
  date: string;
  time: string;
  /** The coach's zone of that day, as bookings store it. The runtime may not know it: see `knownZoneOfBooking`. */
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

/** The state of a booking's confirmation; null if it has none. */
type MailState = 'waiting' | 'held' | 'claimed' | 'sending' | 'sent' | 'dead' | 'skipped' | null;

type ClaimedRow = Pick<OwedMail, 'mailId' | 'claim' | 'kind'> &
  Omit<
    MailedBooking,
    'id' | 'date' | 'time' | 'startsAt' | 'endsAt' | 'lapsesAt' | 'meeting' | 'cutoffs' | 'intakeAnswers'
  > & {
    bookingId: string;
    batch: string | null;
    appointmentDate: string;
    appointmentTime: string;
    startsAt: string;
    endsAt: string;
    lapsesAt: string | null;
    meetingKind: Meeting['kind'];
    meetingPlace: string;
    moveCutoffHours: number;
    cancelCutoffHours: number;
    intakeAnswers: IntakeAnswer[] | null;
  };

const atMost = 20;

export function createOutbox(database: Database) {
  return {
    ...createOutboxSteps(database),
    /** Claims the emails that are due, of one booking or of all. */
    async claim(bookingId?: string): Promise<OwedMail[]> {
      const args = { for_booking: bookingId ?? null, at_most: atMost };
      return (await callForRows<ClaimedRow>(database, 'claim_mail', args)).map(toOwedMail);
    },
    stateOf: (bookingId: string) =>
      database.call<MailState>('mail_state', { for_booking: bookingId, mail_kind: 'confirmation' }),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

const toOwedMail = ({ mailId, claim, kind, batch, ...row }: ClaimedRow): OwedMail => ({
  mailId,
  claim,
  kind,
  batch: batch ?? undefined,
  booking: {
    ...row,
    id: row.bookingId,
    date: row.appointmentDate,
    time: row.appointmentTime,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    meeting: { kind: row.meetingKind, place: row.meetingPlace },
    cutoffs: { moveHours: row.moveCutoffHours, cancelHours: row.cancelCutoffHours },
    intakeAnswers: row.intakeAnswers ?? [],
    lapsesAt: row.lapsesAt ? new Date(row.lapsesAt) : undefined,
  },
});
