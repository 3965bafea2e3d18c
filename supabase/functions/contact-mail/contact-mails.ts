import { truncate } from '../../../domain/src/truncate.ts';
import type { Coach } from '../_shared/coach.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import { envelopeOf, messageIdOf, type Mail } from '../_shared/mail.ts';
import type { OwedMail, OwedAlert, OwedCalendarAlert, OwedWelcome } from './outbox.ts';
import { personalMail } from './personal-mail.ts';

type MailContext = { coach: Coach; siteUrl: string };

export function composeMail(owed: OwedMail, context: MailContext): Mail {
  const { coach } = context;
  const envelope = envelopeOf(coach, `${owed.kind}-${owed.mailId}`);
  if (owed.kind === 'welcome') return { ...envelope, to: { name: '', address: owed.email }, ...welcome(owed, context) };
  if (owed.kind === 'personal') {
    // The visitor's message was not an email, so its alert starts the thread of all answers and later replies.
    const alert = owed.alertId && messageIdOf(coach, `owner-message-${owed.alertId}`);
    const headers = alert ? { 'In-Reply-To': alert, References: alert } : undefined;
    return { ...envelope, to: owed.to, headers, ...personalMail(owed, coach) };
  }
  const toCoach = { ...envelope, to: envelope.replyTo };
  if (owed.kind !== 'owner-message') return { ...toCoach, ...calendarAlert(owed, context) };
  const { name, email } = owed.message;
  return { ...toCoach, replyTo: { name, address: email }, ...alert(owed, context) };
}

function alert({ message }: OwedAlert, { coach, siteUrl }: MailContext) {
  const facts: [string, string][] = [
    ['Name', message.name],
    ['Email', message.email],
    ['Company', message.company],
    ['Service', message.serviceName],
  ];
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `${message.name} has sent you a message. Reply to this email to answer.` },
    { kind: 'facts', facts: facts.filter(([, value]) => value) },
    { kind: 'quote', label: 'Message', text: message.message },
    { kind: 'link', label: 'Open the message', address: `${siteUrl}/#/admin/contacts/${message.id}` },
  ];
  return { subject: `New message: ${truncate(message.name, 60)}`, ...layOut('A new message', parts, coach.palette) };
}

function calendarAlert({ kind, calendar }: OwedCalendarAlert, { coach, siteUrl }: MailContext) {
  const isBack = kind === 'owner-calendar-back';
  const link: MailPart = { kind: 'link', label: 'Open your calendars', address: `${siteUrl}/#/admin/calendars` };
  const read = calendar.readAt.toLocaleString('en-US', {
    timeZone: calendar.zone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const parts: MailPart[] = isBack
    ? [{ kind: 'paragraph', text: `“${calendar.name}” can be read again, so visitors can book your free times.` }, link]
    : [
        {
          kind: 'paragraph',
          text: `“${calendar.name}” has been unreadable since ${read}. To keep anyone from booking a time that is taken, your site offers no times until it can be read again.`,
        },
        { kind: 'facts', facts: [['Reason', calendar.lastError]] },
        link,
      ];
  return isBack
    ? { subject: 'Your times can be booked again', ...layOut('Your calendar is back', parts, coach.palette) }
    : {
        subject: 'No times are offered: a calendar can’t be read',
        ...layOut('A calendar can’t be read', parts, coach.palette),
      };
}

/** Contains nothing that a stranger typed, because anyone can enter anyone's address. */
function welcome({ link }: OwedWelcome, { coach, siteUrl }: MailContext) {
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: 'Thank you for subscribing to my newsletter. Please confirm that this is your address:',
    },
    { kind: 'link', label: 'Confirm my subscription', address: `${siteUrl}/#/newsletter/confirm/${link}` },
    {
      kind: 'paragraph',
      text: 'Until then, I won’t send you anything else. If you didn’t subscribe, you can ignore this email.',
    },
    { kind: 'paragraph', text: `Warm regards\n${coach.name}` },
  ];
  return { subject: 'Please confirm your subscription', ...layOut('Welcome to my newsletter', parts, coach.palette) };
}
