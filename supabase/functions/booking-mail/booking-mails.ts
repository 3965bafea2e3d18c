import type { Coach } from '../_shared/coach.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import type { Mail } from '../_shared/mail.ts';
import { calendarInvite } from './invite.ts';
import type { MailedBooking, OwedMail } from './outbox.ts';
import { dateText, durationText } from './when.ts';

type Surroundings = { coach: Coach; now: Date; siteUrl?: string };

export function composeMail({ kind, booking }: OwedMail, surroundings: Surroundings): Mail {
  const { coach } = surroundings;
  const from = { name: coach.fromName, address: coach.fromEmail };
  const host = coach.fromEmail.split('@')[1] || 'localhost';
  const common = { from, messageId: `<${kind}-${booking.id}@${host}>` };
  const coachAsReader = { name: coach.name, address: coach.email };
  const visitor = { name: fullName(booking), address: booking.email };
  if (kind === 'confirmation') {
    return { ...common, to: visitor, replyTo: coachAsReader, ...confirmation(booking, surroundings) };
  }
  return { ...common, to: coachAsReader, replyTo: visitor, ...ownerNotice(booking, surroundings) };
}

function confirmation(booking: MailedBooking, { coach, now }: Surroundings) {
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `Dear ${booking.firstName},` },
    { kind: 'paragraph', text: `Thank you for booking a conversation with ${coach.name}. This is what we have noted:` },
    { kind: 'facts', facts: appointment(booking) },
    { kind: 'paragraph', text: 'The calendar invite attached to this mail shows the time in your own time zone.' },
    ...(booking.message ? [{ kind: 'quote', label: 'What you told us', text: booking.message } as const] : []),
    { kind: 'paragraph', text: changeOfPlans(coach) },
    { kind: 'paragraph', text: `Warm regards\n${coach.name}` },
  ];
  return {
    subject: `Your consultation on ${dateText(booking.startsAt)} at ${booking.time} Eastern Time`,
    invite: calendarInvite(booking, coach, now),
    ...layOut('We look forward to meeting you', parts),
  };
}

function ownerNotice(booking: MailedBooking, { siteUrl }: Surroundings) {
  const contact: [string, string][] = [
    ['Name', fullName(booking)],
    ['Email', booking.email],
    ['Phone', booking.phone],
    ['Company', booking.company],
  ];
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `${fullName(booking)} has booked a consultation and waits for your confirmation.` },
    { kind: 'facts', facts: [...appointment(booking), ...contact.filter(([, value]) => value)] },
    ...(booking.message ? [{ kind: 'quote', label: 'Message', text: booking.message } as const] : []),
    ...(siteUrl ? [{ kind: 'link', label: 'Open your desk', address: `${siteUrl}/#/admin` } as const] : []),
  ];
  return {
    subject: `New booking: ${fullName(booking)}, ${dateText(booking.startsAt)} at ${booking.time}`,
    ...layOut('A new booking', parts),
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

function changeOfPlans({ phone }: Coach) {
  const call = phone ? ` or call ${phone}` : '';
  return `If something changes, simply reply to this mail${call}, and we will find another time.`;
}

function fullName({ firstName, lastName }: MailedBooking) {
  return `${firstName} ${lastName}`;
}
