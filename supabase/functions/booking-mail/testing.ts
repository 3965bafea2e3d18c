import type { Coach } from '../_shared/coach.ts';
import { createMailPalette } from '../../../domain/src/mail-palette.ts';
import { createFakeOutbox as createAnyOutbox } from '../_shared/testing.ts';
import { composeMail } from './booking-mails.ts';
import type { MailedBooking, Outbox, OwedMail } from './outbox.ts';
import type { MailContext } from './visitor-mails.ts';

/** A booking on the first Tuesday of December 2026, at 9:00 AM in New York. */
export const someBooking: MailedBooking = {
  id: '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001',
  serviceType: 'executive',
  serviceName: 'Executive Coaching',
  date: '2026-12-01',
  time: '9:00 AM',
  timezone: 'EST',
  startsAt: new Date('2026-12-01T14:00:00Z'),
  endsAt: new Date('2026-12-01T15:30:00Z'),
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '',
  company: '',
  message: '',
  status: 'pending',
  sequence: 0,
  link: '0b9f2a441c1e4e1a9a550d7f6f6f0001' + '5'.repeat(40),
  visitorTimeZone: '',
  language: 'en',
  cancelReason: '',
  meeting: { kind: 'email', place: '' },
  cutoffs: { moveHours: 0, cancelHours: 0 },
  intakeAnswers: [],
};

export const someCoach: Coach = {
  name: 'Lena Ashford',
  email: 'hello@lenaashford.example',
  phone: '+1 (212) 555-0148',
  postalAddress: '',
  fromName: 'Lena Ashford',
  fromEmail: 'bookings@lenaashford.example',
  wantsAlerts: true,
  wantsMessageAlerts: true,
  palette: createMailPalette(),
};

export function owedMail(kind: OwedMail['kind'] = 'confirmation', booking: Partial<MailedBooking> = {}): OwedMail {
  return { mailId: `${kind}-mail`, claim: 'claim', kind, booking: { ...someBooking, ...booking } };
}

export const someContext: MailContext = {
  coach: someCoach,
  now: new Date('2026-11-21T08:00:00Z'),
  siteUrl: 'https://lenaashford.example',
};

export const mailOf = (kind?: OwedMail['kind'], booking?: Partial<MailedBooking>, context: Partial<MailContext> = {}) =>
  composeMail(owedMail(kind, booking), { ...someContext, ...context });

/** An in-memory outbox of bookings, and its rows. */
export function createFakeOutbox(mails: readonly OwedMail[]) {
  const { rows, steps, claim } = createAnyOutbox(mails);
  const outbox: Outbox = {
    ...steps,
    claim: (bookingId) => claim(({ booking }) => !bookingId || booking.id === bookingId),
    stateOf: async (bookingId) =>
      rows.find(({ mail }) => mail.booking.id === bookingId && mail.kind === 'confirmation')?.state ?? null,
  };
  return { outbox, rows };
}
