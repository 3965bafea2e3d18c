import { isForOwner, type VisitorMailKind } from '../../../domain/src/mail-kinds.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import { envelopeOf, type Mail } from '../_shared/mail.ts';
import { visitorsMeeting } from '../../../domain/src/meeting-place.ts';
import { appointmentFacts, daysUntil, subjectOf } from './appointment.ts';
import { calendarInvite } from './invite.ts';
import { fullName, type MailedBooking, type OwedMail } from './outbox.ts';
import { ownerMail } from './owner-mails.ts';
import { seriesMail } from './series-mail.ts';
import {
  addressConfirmation,
  changeOfPlans,
  hiddenPlace,
  namedAs,
  reasonGiven,
  type MailContext,
} from './visitor-mails.ts';
import { mailWords } from './words/languages.ts';
import { messageOf } from './words/words.ts';

/** @param later further appointments of the client that the email is about, too */
export function composeMail(
  { kind, booking }: OwedMail,
  context: MailContext,
  later: readonly MailedBooking[] = [],
): Mail {
  const { coach, siteUrl } = context;
  const change = booking.sequence ? `-${booking.sequence}` : '';
  const envelope = envelopeOf(coach, `${kind}-${booking.id}${change}`);
  const visitor = { name: fullName(booking), address: booking.email };
  if (isForOwner(kind)) {
    return { ...envelope, to: envelope.replyTo, replyTo: visitor, ...ownerMail(kind, booking, coach, siteUrl) };
  }
  const to = { ...visitor, name: namedAs(visitor.name) };
  const mail = later.length > 0 ? seriesMail(kind, [booking, ...later], context) : visitorMail(kind, booking, context);
  return { ...envelope, to, ...mail };
}

/**
 * An email to the visitor. It never contains their message: anyone can book with anyone's address, so the email would carry a
 * stranger's text.
 */
function visitorMail(kind: VisitorMailKind, stored: MailedBooking, { coach, now, siteUrl }: MailContext) {
  const booking = { ...stored, meeting: visitorsMeeting(stored) };
  const words = mailWords(booking.language);
  const { subject, heading, opening, more } = words.messages[messageOf(kind, booking.status)];
  // A reminder may be sent late.
  const seeYou = kind === 'reminder' ? words.seeYou[daysUntil(booking, now)] : undefined;
  const confirmation = kind === 'confirmation' ? addressConfirmation(booking, siteUrl, words) : [];
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.greeting(namedAs(booking.firstName)) },
    // The colon announces the facts.
    { kind: 'paragraph', text: confirmation.length > 0 ? opening.replace(/:$/, '.') : opening },
    ...confirmation,
    { kind: 'facts', facts: appointmentFacts(booking, words) },
    ...reasonGiven(kind, booking, words),
    ...hiddenPlace(stored, words),
    ...more.map((text) => ({ kind: 'paragraph', text }) as const),
    ...changeOfPlans(kind, booking, { coach, siteUrl, words }),
    { kind: 'paragraph', text: `${words.regards}\n${coach.name}` },
  ];
  // A reminder does not change the calendar.
  const invite = kind === 'reminder' ? undefined : calendarInvite(booking, coach, now, words);
  return {
    subject: subjectOf(subject, booking, words),
    invite,
    ...layOut(seeYou ?? heading, parts, coach.palette, { language: booking.language }),
  };
}
