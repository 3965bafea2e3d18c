import type { Coach } from '../_shared/coach.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import type { Mail } from '../_shared/mail.ts';
import type { OwedMail, OwedAlert, OwedWelcome } from './outbox.ts';

type MailContext = { coach: Coach; siteUrl: string };

export function composeMail(owed: OwedMail, context: MailContext): Mail {
  const { coach } = context;
  const from = { name: coach.fromName, address: coach.fromEmail };
  const host = coach.fromEmail.split('@')[1] || 'localhost';
  const common = { from, messageId: `<${owed.kind}-${owed.mailId}@${host}>` };
  const coachAddress = { name: coach.name, address: coach.email };
  if (owed.kind === 'welcome')
    return { ...common, to: { name: '', address: owed.email }, replyTo: coachAddress, ...welcome(owed, context) };
  const { name, email } = owed.message;
  return { ...common, to: coachAddress, replyTo: { name, address: email }, ...alert(owed, context) };
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
  return { subject: `New message: ${message.name}`, ...layOut('A new message', parts, coach.palette) };
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
      text: 'Until then, I will not send you anything else. If you didn’t subscribe, you can ignore this email.',
    },
    { kind: 'paragraph', text: `Warm regards\n${coach.name}` },
  ];
  return {
    subject: 'Please confirm your subscription',
    ...layOut('Welcome to my newsletter', parts, coach.palette),
  };
}
