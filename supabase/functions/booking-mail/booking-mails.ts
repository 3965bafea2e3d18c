import { isForOwner, type OwnerMailKind, type VisitorMailKind } from '../../../domain/src/mail-kinds.ts';
import type { Coach } from '../_shared/coach.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import type { Mail } from '../_shared/mail.ts';
import { calendarInvite } from './invite.ts';
import type { MailedBooking, OwedMail } from './outbox.ts';
import { changeOfPlans, coachDate, namedAs, visitorWords, whenText } from './visitor-mails.ts';

type MailContext = { coach: Coach; now: Date; siteUrl?: string };

export function composeMail({ kind, booking }: OwedMail, context: MailContext): Mail {
  const { coach } = context;
  const from = { name: coach.fromName, address: coach.fromEmail };
  const host = coach.fromEmail.split('@')[1] || 'localhost';
  const change = booking.sequence ? `-${booking.sequence}` : '';
  const common = { from, messageId: `<${kind}-${booking.id}${change}@${host}>` };
  const coachAddress = { name: coach.name, address: coach.email };
  const visitor = { name: fullName(booking), address: booking.email };
  if (isForOwner(kind)) {
    return { ...common, to: coachAddress, replyTo: visitor, ...ownerMail(kind, booking, context) };
  }
  const to = { ...visitor, name: namedAs(visitor.name) };
  return { ...common, to, replyTo: coachAddress, ...visitorMail(kind, booking, context) };
}

function visitorMail(kind: VisitorMailKind, booking: MailedBooking, { coach, now, siteUrl }: MailContext) {
  const { subject, heading, opening, more } = visitorWords[kind];
  const name = namedAs(booking.firstName);
  const parts: MailPart[] = [
    { kind: 'paragraph', text: name ? `Dear ${name},` : 'Hello,' },
    { kind: 'paragraph', text: opening },
    { kind: 'facts', facts: appointment(booking) },
    ...more(booking),
    ...changeOfPlans(kind, booking, coach, siteUrl),
    { kind: 'paragraph', text: `Warm regards\n${coach.name}` },
  ];
  // A reminder does not change the calendar.
  const invite = kind === 'reminder' ? undefined : calendarInvite(booking, coach, now);
  return { subject: subject(whenText(booking)), invite, ...layOut(heading, parts, coach.palette) };
}

const ownerWords: Record<OwnerMailKind, { subject: string; heading: string; opening: string }> = {
  'owner-notice': {
    subject: 'New booking',
    heading: 'A new booking',
    opening: 'has booked a consultation and is waiting for your confirmation.',
  },
  'owner-moved': {
    subject: 'Booking moved',
    heading: 'A booking was moved',
    opening: 'has chosen another time and is waiting for your confirmation.',
  },
  'owner-cancelled': {
    subject: 'Booking cancelled',
    heading: 'A booking was cancelled',
    opening: 'has cancelled their consultation. Its time can be booked again.',
  },
};

function ownerMail(kind: OwnerMailKind, booking: MailedBooking, { coach, siteUrl }: MailContext) {
  const { subject, heading, opening } = ownerWords[kind];
  const contact: [string, string][] = [
    ['Name', fullName(booking)],
    ['Email', booking.email],
    ['Phone', booking.phone],
    ['Company', booking.company],
  ];
  const bookingPage = `${siteUrl}/#/admin/bookings/${booking.id}`;
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `${fullName(booking)} ${opening}` },
    { kind: 'facts', facts: [...appointment(booking), ...contact.filter(([, value]) => value)] },
    ...(booking.message ? [{ kind: 'quote', label: 'Message', text: booking.message } as const] : []),
    ...(siteUrl ? [{ kind: 'link', label: 'Open the booking', address: bookingPage } as const] : []),
  ];
  return {
    subject: `${subject}: ${fullName(booking)}, ${coachDate(booking)} at ${booking.time}`,
    ...layOut(heading, parts, coach.palette),
  };
}

function appointment(booking: MailedBooking): [string, string][] {
  return [
    ['Service', booking.serviceName],
    ['Date', coachDate(booking)],
    ['Time', `${booking.time} Eastern Time (New York)`],
    ['Duration', `${Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000)} minutes`],
  ];
}

function fullName({ firstName, lastName }: MailedBooking) {
  return `${firstName} ${lastName}`;
}
