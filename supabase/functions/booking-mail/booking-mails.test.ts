import { composeMail } from './booking-mails.ts';
import { owedMail, someCoach } from './testing.ts';

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
  expect(mail.invite).toContain('BEGIN:VCALENDAR');
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

test.each(['confirmation', 'owner-notice'] as const)('nothing a stranger typed becomes markup in the %s', (kind) => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const booking = { firstName: evil, lastName: evil, phone: evil, company: evil, message: evil, serviceName: evil };
  const mail = composeMail(owedMail(kind, booking), surroundings);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('a mail that came twice is known as one', () => {
  const first = composeMail(owedMail(), surroundings);
  const second = composeMail(owedMail(), { ...surroundings, now: new Date('2026-11-22T08:00:00Z') });
  expect(second.messageId).toBe(first.messageId);
  expect(composeMail(owedMail('owner-notice'), surroundings).messageId).not.toBe(first.messageId);
});
