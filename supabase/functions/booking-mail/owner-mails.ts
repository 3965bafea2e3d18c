import { answerWords } from '../../../domain/src/intake.ts';
import type { OwnerMailKind } from '../../../domain/src/mail-kinds.ts';
import { truncate } from '../../../domain/src/truncate.ts';
import { visitorsTime } from '../../../domain/src/visitors-time.ts';
import type { Coach } from '../_shared/coach.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import { appointmentFacts, longestSubject, timesOf } from './appointment.ts';
import { fullName, type MailedBooking } from './outbox.ts';
import { english } from './words/english.ts';

type OwnerWords = { subject: string; heading: string; opening: string };
type OwnerMessage = OwnerMailKind | 'request' | 'requestMoved';

const ownerWords: Record<OwnerMessage, OwnerWords> = {
  'owner-notice': {
    subject: 'New booking',
    heading: 'A new booking',
    opening: 'has booked a consultation. It’s confirmed.',
  },
  request: {
    subject: 'New request',
    heading: 'A new request',
    opening: 'has requested a consultation and is waiting for your confirmation.',
  },
  'owner-moved': {
    subject: 'Booking moved',
    heading: 'A booking was moved',
    opening: 'has moved their consultation. The new time is confirmed.',
  },
  requestMoved: {
    subject: 'Request moved',
    heading: 'A request was moved',
    opening: 'has chosen another time and is waiting for your confirmation.',
  },
  'owner-cancelled': {
    subject: 'Booking canceled',
    heading: 'A booking was canceled',
    opening: 'has canceled their consultation. Its time can be booked again.',
  },
};

const ofRequests: Partial<Record<OwnerMailKind, OwnerMessage>> = {
  'owner-notice': 'request',
  'owner-moved': 'requestMoved',
};

/** An alert to the owner, with the visitor's contact data, message and answers. */
export function ownerMail(kind: OwnerMailKind, booking: MailedBooking, coach: Coach, siteUrl?: string) {
  const { subject, heading, opening } = ownerWords[(booking.status === 'pending' && ofRequests[kind]) || kind];
  const contact: [string, string][] = [
    ['Name', fullName(booking)],
    ['Email', booking.email],
    ['Phone', booking.phone],
    ['Company', booking.company],
  ];
  const clientsTime = visitorsTime(booking);
  const bookingPage = `${siteUrl}/#/admin/bookings/${booking.id}`;
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `${fullName(booking)} ${opening}` },
    {
      kind: 'facts',
      facts: [
        ...appointmentFacts({ ...booking, visitorTimeZone: '' }, english),
        ...(clientsTime ? [['Client’s time', clientsTime] as [string, string]] : []),
        ...contact.filter(([, value]) => value),
      ],
    },
    ...(booking.message ? [{ kind: 'quote', label: 'Message', text: booking.message } as const] : []),
    ...booking.intakeAnswers.map(
      (given) => ({ kind: 'quote', label: given.question, text: answerWords(given) }) as const,
    ),
    ...(siteUrl ? [{ kind: 'link', label: 'Open the booking', address: bookingPage } as const] : []),
  ];
  const when = `, ${timesOf(booking, english).date} at ${booking.time}`;
  const roomForName = longestSubject - `${subject}: …${when}`.length;
  return {
    subject: `${subject}: ${truncate(fullName(booking), roomForName)}${when}`,
    ...layOut(heading, parts, coach.palette),
  };
}
