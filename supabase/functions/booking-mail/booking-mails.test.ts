import { ownerMailKinds, visitorMailKinds } from '../../../domain/src/mail-kinds.ts';
import { mailOf, someBooking } from './testing.ts';

const everyKind = [...visitorMailKinds, ...ownerMailKinds];

test('B9 the visitor’s email shows the booking as text and as HTML', () => {
  const mail = mailOf();
  expect(mail.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
  expect(mail.from.address).toBe('bookings@lenaashford.example');
  expect(mail.replyTo.address).toBe('hello@lenaashford.example');
  expect(mail.subject).toBe('Your request for Tuesday, December 1, 2026 at 9:00 AM Eastern Time');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Executive Coaching');
    expect(form).toContain('Tuesday, December 1, 2026');
    expect(form).toContain('9:00 AM Eastern Time (New York)');
    expect(form).toContain('90 minutes');
  }
  expect(mail.invite).toMatchObject({ method: 'REQUEST', content: expect.stringContaining('BEGIN:VCALENDAR') });
});

test('the owner’s email shows the visitor, can be replied to and links to the dashboard', () => {
  const mail = mailOf('owner-notice', { company: 'Analytical Engines', message: 'Two\nlines' });
  expect(mail.to.address).toBe('hello@lenaashford.example');
  expect(mail.replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
  expect(mail.text).toContain('Company: Analytical Engines');
  expect(mail.text).toContain('> Two\n> lines');
  expect(mail.text).toContain('https://lenaashford.example/#/admin');
  expect(mail.text).not.toContain('Phone');
  expect(mail.invite).toBeUndefined();
});

test.each(everyKind)('visitor text never becomes markup in the %s email', (kind) => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const booking = { firstName: evil, lastName: evil, phone: evil, company: evil, message: evil, serviceName: evil };
  const mail = mailOf(kind, booking);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test.each([
  'See evil.example now',
  'https://evil.example',
  'See evil。example now',
  'See evil．example now',
  'See evil.\u2060example now',
  'See evil.कॉम now',
  'Call 0900 123456',
  'Call ٠٩٠٠ ١٢٣٤٥٦',
  'You have won. Answer today, it is free for you',
])('a booking with another person’s address does not send them: %s', (words) => {
  const booking = { firstName: words, lastName: words, phone: words, company: words, message: words };
  for (const kind of visitorMailKinds) {
    const mail = mailOf(kind, booking);
    const { content = '' } = mail.invite ?? {};
    expect(JSON.stringify({ ...mail, invite: content.replaceAll('\r\n ', '') })).not.toContain(words);
    expect(mail.text).toContain('\nHello,\n');
  }
});

test.each(['Ada', 'Åsa-Maria', 'Dr. Anne O’Neill', '愛', 'J. R.', 'एस.के.', 'علی\u200cرضا'])(
  'greets %s by name',
  (firstName) => {
    expect(mailOf('confirmation', { firstName }).text).toContain(`\nDear ${firstName},\n`);
  },
);

test('an email that is sent twice has the same message id', () => {
  const first = mailOf();
  const second = mailOf('confirmation', {}, { now: new Date('2026-11-22T08:00:00Z') });
  expect(second.messageId).toBe(first.messageId);
  expect(mailOf('owner-notice').messageId).not.toBe(first.messageId);
});

test.each(everyKind)('the %s email shows the time and contains no empty values', (kind) => {
  const { subject, text } = mailOf(kind);
  expect(subject).toContain('Tuesday, December 1, 2026');
  expect(text).toContain('Time: 9:00 AM Eastern Time (New York)');
  expect(text).not.toMatch(/undefined|null|\[object/);
});

test.each(['confirmation', 'confirmed', 'moved', 'relocated', 'reinstated', 'reminder'] as const)(
  'the %s email links to moving or canceling without an account',
  (kind) => {
    const { text } = mailOf(kind);
    expect(text).toContain(`Move or cancel: https://lenaashford.example/#/booking/${someBooking.link}`);
  },
);

test('without the site’s address the email offers reply and phone instead of a link', () => {
  const { text } = mailOf('confirmed', {}, { siteUrl: undefined });
  expect(text).not.toContain('#/booking/');
  expect(text).toContain('reply to this email or call +1 (212) 555-0148');
});

test('emails to the owner never contain the visitor’s link', () => {
  for (const kind of ownerMailKinds) expect(mailOf(kind).text).not.toContain(someBooking.link);
});

test('the email about a change has its own message id, and the calendar method of its file', () => {
  const mail = mailOf('cancelled', { status: 'cancelled', sequence: 2 });
  expect(mail.messageId).toBe(`<cancelled-${someBooking.id}-2@lenaashford.example>`);
  expect(mail.invite?.method).toBe('CANCEL');
  expect(mail.invite?.content).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:2\r\n[^]*STATUS:CANCELLED\r\n/);
});

test.each([
  ['pending', 'confirmation', /^Your request for/, /once I’ve confirmed it/, 'TENTATIVE'],
  ['pending', 'moved', /^Moved: your request is now for/, /once I’ve confirmed it/, 'TENTATIVE'],
  ['pending', 'relocated', /^New meeting place: your request for/, /once I’ve confirmed/, 'TENTATIVE'],
  ['pending', 'reinstated', /^Not confirmed yet: your request for/, /once I’ve confirmed it/, 'TENTATIVE'],
  ['confirmed', 'confirmation', /^Your consultation on/, /with me is confirmed/, 'CONFIRMED'],
  ['confirmed', 'confirmed', /^Confirmed: your consultation on/, /I’ve confirmed your consultation/, 'CONFIRMED'],
  ['confirmed', 'moved', /^Moved: your consultation is now on/, /has been moved/, 'CONFIRMED'],
  [
    'confirmed',
    'relocated',
    /^New meeting place: Tuesday/,
    /^New meeting place$[^]*I’ve changed where we meet/m,
    'CONFIRMED',
  ],
  ['confirmed', 'reinstated', /^Back on: your consultation on/, /will take place as planned/, 'CONFIRMED'],
] as const)('MP3 subject, body and invite of a %s booking’s %s email agree', (status, kind, subject, body, invited) => {
  const mail = mailOf(kind, { status });
  expect(mail.subject).toMatch(subject);
  expect(mail.text).toMatch(body);
  expect(mail.invite?.content).toContain(`STATUS:${invited}\r\n`);
  const isRequest = status === 'pending';
  expect(/SUMMARY:Request: /.test(mail.invite?.content ?? '')).toBe(isRequest);
  if (isRequest) expect(mail.text).not.toMatch(/booked|your consultation is|takes place/i);
});

test.each([
  ['pending', 'owner-notice', /^New request: /, /is waiting for your confirmation/],
  ['pending', 'owner-moved', /^Request moved: /, /is waiting for your confirmation/],
  ['confirmed', 'owner-notice', /^New booking: /, /It’s confirmed/],
  ['confirmed', 'owner-moved', /^Booking moved: /, /The new time is confirmed/],
] as const)('MP3 the alert about a %s booking (%s) says if it needs confirmation', (status, kind, subject, body) => {
  const mail = mailOf(kind, { status });
  expect(mail.subject).toMatch(subject);
  expect(mail.text).toMatch(body);
});

test.each(everyKind)('B9 vacation responders do not answer an automatic email: %s', (kind) => {
  expect(mailOf(kind).headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
});
