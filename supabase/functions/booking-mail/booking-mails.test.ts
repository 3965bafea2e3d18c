import { composeMail } from './booking-mails.ts';
import type { MailKind } from './outbox.ts';
import { owedMail, someBooking, someCoach } from './testing.ts';

const now = new Date('2026-11-21T08:00:00Z');
const surroundings = { coach: someCoach, now, siteUrl: 'https://lenaashford.example' };

test('B9 the visitor reads what was booked, in both forms of the mail', () => {
  const mail = composeMail(owedMail(), surroundings);
  expect(mail.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
  expect(mail.from.address).toBe('bookings@lenaashford.example');
  expect(mail.replyTo.address).toBe('hello@lenaashford.example');
  expect(mail.subject).toBe('Your consultation on Tuesday, December 1, 2026 at 9:00 AM Eastern Time');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Executive Coaching');
    expect(form).toContain('Tuesday, December 1, 2026');
    expect(form).toContain('9:00 AM Eastern Time (New York)');
    expect(form).toContain('90 minutes');
  }
  expect(mail.invite).toMatchObject({ method: 'REQUEST', content: expect.stringContaining('BEGIN:VCALENDAR') });
});

test('the owner reads who booked, can answer, and finds the way to the desk', () => {
  const mail = composeMail(
    owedMail('owner-notice', { company: 'Analytical Engines', message: 'Two\nlines' }),
    surroundings,
  );
  expect(mail.to.address).toBe('hello@lenaashford.example');
  expect(mail.replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
  expect(mail.text).toContain('Company: Analytical Engines');
  expect(mail.text).toContain('> Two\n> lines');
  expect(mail.text).toContain('https://lenaashford.example/#/admin');
  expect(mail.text).not.toContain('Phone');
  expect(mail.invite).toBeUndefined();
});

const everyKind: readonly MailKind[] = [
  'confirmation',
  'confirmed',
  'moved',
  'cancelled',
  'reinstated',
  'reminder',
  'owner-notice',
  'owner-moved',
  'owner-cancelled',
];

test.each(everyKind)('nothing a stranger typed becomes markup in the %s', (kind) => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const booking = { firstName: evil, lastName: evil, phone: evil, company: evil, message: evil, serviceName: evil };
  const mail = composeMail(owedMail(kind, booking), surroundings);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test.each([
  'See evil.example now',
  'https://evil.example',
  'Call 0900 123456',
  'You have won. Answer today, it is free for you',
])('whoever books with somebody else’s address cannot have us send them: %s', (words) => {
  const booking = { firstName: words, lastName: words, phone: words, company: words, message: words };
  for (const kind of everyKind.filter((one) => !one.startsWith('owner-'))) {
    const mail = composeMail(owedMail(kind, booking), surroundings);
    const { content = '' } = mail.invite ?? {};
    expect(JSON.stringify({ ...mail, invite: content.replaceAll('\r\n ', '') })).not.toContain(words);
    expect(mail.text).toContain('\nHello,\n');
  }
});

test.each(['Ada', 'Åsa-Maria', 'Dr. Anne O’Neill', '愛', 'J. R.'])('a visitor is greeted by name: %s', (firstName) => {
  expect(composeMail(owedMail('confirmation', { firstName }), surroundings).text).toContain(`\nDear ${firstName},\n`);
});

test('a mail that came twice is known as one', () => {
  const first = composeMail(owedMail(), surroundings);
  const second = composeMail(owedMail(), { ...surroundings, now: new Date('2026-11-22T08:00:00Z') });
  expect(second.messageId).toBe(first.messageId);
  expect(composeMail(owedMail('owner-notice'), surroundings).messageId).not.toBe(first.messageId);
});

test.each(everyKind)('the %s tells when, and its sentences are whole', (kind) => {
  const { subject, text } = composeMail(owedMail(kind), surroundings);
  expect(subject).toContain('Tuesday, December 1, 2026');
  expect(text).toContain('Time: 9:00 AM Eastern Time (New York)');
  expect(text).not.toMatch(/undefined|null|\[object/);
});

test.each(['confirmation', 'confirmed', 'moved', 'reinstated', 'reminder'] as const)(
  'with the %s the visitor can move or cancel, without an account',
  (kind) => {
    const { text } = composeMail(owedMail(kind), surroundings);
    expect(text).toContain(`Move or cancel: https://lenaashford.example/#/booking/${someBooking.link}`);
  },
);

test('a site that does not know its own address names no link, only the mail and the phone', () => {
  const { text } = composeMail(owedMail('confirmed'), { ...surroundings, siteUrl: undefined });
  expect(text).not.toContain('#/booking/');
  expect(text).toContain('reply to this mail or call +1 (212) 555-0148');
});

test('the owner never gets the visitor’s link', () => {
  for (const kind of ['owner-notice', 'owner-moved', 'owner-cancelled'] as const)
    expect(composeMail(owedMail(kind), surroundings).text).not.toContain(someBooking.link);
});

test('a change is another mail than the one before, and asks the calendar the same as its file', () => {
  const mail = composeMail(owedMail('cancelled', { status: 'cancelled', sequence: 2 }), surroundings);
  expect(mail.messageId).toBe(`<cancelled-${someBooking.id}-2@lenaashford.example>`);
  expect(mail.invite?.method).toBe('CANCEL');
  expect(mail.invite?.content).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:2\r\n[^]*STATUS:CANCELLED\r\n/);
});

test('a reminder puts nothing into the calendar', () => {
  expect(composeMail(owedMail('reminder'), surroundings).invite).toBeUndefined();
});
