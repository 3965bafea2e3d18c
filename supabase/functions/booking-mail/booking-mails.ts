import type { Coach } from '../_shared/coach.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import type { Mail } from '../_shared/mail.ts';
import { calendarInvite, inviteMethod } from './invite.ts';
import type { MailedBooking, MailKind, OwedMail } from './outbox.ts';
import { changeOfPlans, namedAs, visitorWords, whenText, type VisitorMailKind } from './visitor-mails.ts';
import { dateText, durationText } from './when.ts';

type Surroundings = { coach: Coach; now: Date; siteUrl?: string };
type OwnerMailKind = Exclude<MailKind, VisitorMailKind>;

export function composeMail({ kind, booking }: OwedMail, surroundings: Surroundings): Mail {
  const { coach } = surroundings;
  const from = { name: coach.fromName, address: coach.fromEmail };
  const host = coach.fromEmail.split('@')[1] || 'localhost';
  const change = booking.sequence ? `-${booking.sequence}` : '';
  const common = { from, messageId: `<${kind}-${booking.id}${change}@${host}>` };
  const coachAsReader = { name: coach.name, address: coach.email };
  const visitor = { name: fullName(booking), address: booking.email };
  if (isForOwner(kind)) {
    return { ...common, to: coachAsReader, replyTo: visitor, ...ownerMail(kind, booking, surroundings) };
  }
  const to = { ...visitor, name: namedAs(visitor.name) };
  return { ...common, to, replyTo: coachAsReader, ...visitorMail(kind, booking, surroundings) };
}

const isForOwner = (kind: MailKind): kind is OwnerMailKind => kind.startsWith('owner-');

function visitorMail(kind: VisitorMailKind, booking: MailedBooking, { coach, now, siteUrl }: Surroundings) {
  const { subject, heading, opening, more } = visitorWords[kind];
  const name = namedAs(booking.firstName);
  const parts: MailPart[] = [
    { kind: 'paragraph', text: name ? `Dear ${name},` : 'Hello,' },
    { kind: 'paragraph', text: opening(coach, booking) },
    { kind: 'facts', facts: appointment(booking) },
    ...more(booking),
    ...changeOfPlans(kind, booking, coach, siteUrl),
    { kind: 'paragraph', text: `Warm regards\n${coach.name}` },
  ];
  // A reminder changes no calendar.
  const invite =
    kind === 'reminder' ? undefined : { method: inviteMethod(booking), content: calendarInvite(booking, coach, now) };
  return { subject: subject(whenText(booking)), invite, ...layOut(heading, parts) };
}

const ownerWords: Record<OwnerMailKind, { subject: string; heading: string; opening: string }> = {
  'owner-notice': {
    subject: 'New booking',
    heading: 'A new booking',
    opening: 'has booked a consultation and waits for your confirmation.',
  },
  'owner-moved': {
    subject: 'Booking moved',
    heading: 'A booking was moved',
    opening: 'has chosen another time and waits for your confirmation.',
  },
  'owner-cancelled': {
    subject: 'Booking cancelled',
    heading: 'A booking was cancelled',
    opening: 'has cancelled the consultation. Its time can be booked again.',
  },
};

function ownerMail(kind: OwnerMailKind, booking: MailedBooking, { siteUrl }: Surroundings) {
  const { subject, heading, opening } = ownerWords[kind];
  const contact: [string, string][] = [
    ['Name', fullName(booking)],
    ['Email', booking.email],
    ['Phone', booking.phone],
    ['Company', booking.company],
  ];
  const desk = `${siteUrl}/#/admin/bookings/${booking.id}`;
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `${fullName(booking)} ${opening}` },
    { kind: 'facts', facts: [...appointment(booking), ...contact.filter(([, value]) => value)] },
    ...(booking.message ? [{ kind: 'quote', label: 'Message', text: booking.message } as const] : []),
    ...(siteUrl ? [{ kind: 'link', label: 'Open the booking', address: desk } as const] : []),
  ];
  return {
    subject: `${subject}: ${fullName(booking)}, ${dateText(booking.startsAt)} at ${booking.time}`,
    ...layOut(heading, parts),
  };
}

function appointment(booking: MailedBooking): [string, string][] {
  return [
    ['Service', booking.serviceName],
    ['Date', dateText(booking.startsAt)],
    ['Time', `${booking.time} Eastern Time (New York)`],
    ['Duration', durationText(booking.startsAt, booking.endsAt)],
  ];
}

function fullName({ firstName, lastName }: MailedBooking) {
  return `${firstName} ${lastName}`;
}
