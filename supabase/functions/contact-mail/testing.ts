import { someCoach } from '../booking-mail/testing.ts';
import type { Mail } from '../_shared/mail.ts';
import { createFakeOutbox } from '../_shared/testing.ts';
import type { Delivery } from './deliver.ts';
import type { OwedAlert, OwedCalendarAlert, OwedMail, OwedPersonalMail, OwedWelcome } from './outbox.ts';

export const someAlert: OwedAlert = {
  mailId: 'alert-1',
  claim: 'claim',
  kind: 'owner-message',
  message: {
    id: '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0003',
    name: 'Maya Brooks',
    email: 'maya@example.com',
    company: 'Brooks & Co',
    serviceName: 'Career Coaching',
    message: 'Do you work with <b>founders</b>?',
  },
};

export const someWelcome: OwedWelcome = {
  mailId: 'welcome-1',
  claim: 'claim',
  kind: 'welcome',
  email: 'ada@example.com',
  link: '5'.repeat(72),
  isOutdated: false,
};

export const someCalendarAlert: OwedCalendarAlert = {
  mailId: 'calendar-1',
  claim: 'claim',
  kind: 'owner-calendar-overdue',
  calendar: {
    name: 'Family',
    lastError: 'calendar.example took too long to respond.',
    readAt: new Date('2026-11-22T14:00:00Z'),
    zone: 'America/New_York',
  },
  isOutdated: false,
};

export const someAnswer: OwedPersonalMail = {
  mailId: 'answer-1',
  claim: 'claim',
  kind: 'personal',
  to: { name: 'Maya Brooks', address: 'maya@example.com' },
  subject: 'Re: Career Coaching',
  body: 'Dear Maya,\n\nyes, I do: see https://lenaashford.example/founders?a=1&b=2.\n\nLena <3',
  quoted: { text: 'Do you work with <b>founders</b>?', at: new Date('2026-11-20T02:00:00Z'), zone: 'America/New_York' },
  alertId: 'alert-1',
};

/** An in-memory outbox with these emails, and a mail server that accepts all. */
export function createFakeDelivery(mails: readonly OwedMail[], coach = someCoach) {
  const { rows, steps, claim } = createFakeOutbox(mails);
  const sent: Mail[] = [];
  const delivery: Delivery = {
    outbox: { ...steps, claim: () => claim() },
    send: async (mail) => {
      sent.push(mail);
      return { state: 'sent' };
    },
    readCoach: async () => coach,
    siteUrl: 'https://lenaashford.example',
  };
  return { delivery, rows, sent };
}
