import { composeMail } from './booking-mails.ts';
import type { BookingMailKind } from '../../../domain/src/mail-kinds.ts';
import { owedMail, someBooking, someCoach } from './testing.ts';

const now = new Date('2026-11-21T08:00:00Z');
const context = { coach: someCoach, now, siteUrl: 'https://lenaashford.example' };

test('B9 the visitor’s email shows the booking as text and as HTML', () => {
  const mail = composeMail(owedMail(), context);
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
  const mail = composeMail(owedMail('owner-notice', { company: 'Analytical Engines', message: 'Two\nlines' }), context);
  expect(mail.to.address).toBe('hello@lenaashford.example');
  expect(mail.replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
  expect(mail.text).toContain('Company: Analytical Engines');
  expect(mail.text).toContain('> Two\n> lines');
  expect(mail.text).toContain('https://lenaashford.example/#/admin');
  expect(mail.text).not.toContain('Phone');
  expect(mail.invite).toBeUndefined();
});

const everyKind: readonly BookingMailKind[] = [
  'confirmation',
  'confirmed',
  'moved',
  'relocated',
  'cancelled',
  'reinstated',
  'reminder',
  'owner-notice',
  'owner-moved',
  'owner-cancelled',
];

test.each(everyKind)('visitor text never becomes markup in the %s email', (kind) => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const booking = { firstName: evil, lastName: evil, phone: evil, company: evil, message: evil, serviceName: evil };
  const mail = composeMail(owedMail(kind, booking), context);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test.each([
  'See evil.example now',
  'https://evil.example',
  'See evil。example now',
  'See evil．example now',
  'See evil.\u2060example now',
  'Call 0900 123456',
  'Call ٠٩٠٠ ١٢٣٤٥٦',
  'You have won. Answer today, it is free for you',
])('a booking with another person’s address does not send them: %s', (words) => {
  const booking = { firstName: words, lastName: words, phone: words, company: words, message: words };
  for (const kind of everyKind.filter((one) => !one.startsWith('owner-'))) {
    const mail = composeMail(owedMail(kind, booking), context);
    const { content = '' } = mail.invite ?? {};
    expect(JSON.stringify({ ...mail, invite: content.replaceAll('\r\n ', '') })).not.toContain(words);
    expect(mail.text).toContain('\nHello,\n');
  }
});

test.each(['Ada', 'Åsa-Maria', 'Dr. Anne O’Neill', '愛', 'J. R.', 'علی\u200cرضا'])(
  'the email greets a visitor by name: %s',
  (firstName) => {
    expect(composeMail(owedMail('confirmation', { firstName }), context).text).toContain(`\nDear ${firstName},\n`);
  },
);

test('an email that is sent twice has the same message id', () => {
  const first = composeMail(owedMail(), context);
  const second = composeMail(owedMail(), { ...context, now: new Date('2026-11-22T08:00:00Z') });
  expect(second.messageId).toBe(first.messageId);
  expect(composeMail(owedMail('owner-notice'), context).messageId).not.toBe(first.messageId);
});

test.each(everyKind)('the %s email shows the time and contains no empty values', (kind) => {
  const { subject, text } = composeMail(owedMail(kind), context);
  expect(subject).toContain('Tuesday, December 1, 2026');
  expect(text).toContain('Time: 9:00 AM Eastern Time (New York)');
  expect(text).not.toMatch(/undefined|null|\[object/);
});

test.each(['confirmation', 'confirmed', 'moved', 'relocated', 'reinstated', 'reminder'] as const)(
  'the %s email links to moving or canceling without an account',
  (kind) => {
    const { text } = composeMail(owedMail(kind), context);
    expect(text).toContain(`Move or cancel: https://lenaashford.example/#/booking/${someBooking.link}`);
  },
);

test('without the site’s address the email offers reply and phone instead of a link', () => {
  const { text } = composeMail(owedMail('confirmed'), { ...context, siteUrl: undefined });
  expect(text).not.toContain('#/booking/');
  expect(text).toContain('reply to this email or call +1 (212) 555-0148');
});

test('emails to the owner never contain the visitor’s link', () => {
  for (const kind of ['owner-notice', 'owner-moved', 'owner-cancelled'] as const)
    expect(composeMail(owedMail(kind), context).text).not.toContain(someBooking.link);
});

test('the email about a change has its own message id, and the calendar method of its file', () => {
  const mail = composeMail(owedMail('cancelled', { status: 'cancelled', sequence: 2 }), context);
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
] as const)(
  'MP3 subject, body and invite of a %s booking agree in the %s email',
  (status, kind, subject, body, invited) => {
    const mail = composeMail(owedMail(kind, { status }), context);
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toMatch(body);
    expect(mail.invite?.content).toContain(`STATUS:${invited}\r\n`);
    const isRequest = status === 'pending';
    expect(/SUMMARY:Request: /.test(mail.invite?.content ?? '')).toBe(isRequest);
    if (isRequest) expect(mail.text).not.toMatch(/booked|your consultation is|takes place/i);
  },
);

test.each([
  ['pending', 'owner-notice', /^New request: /, /is waiting for your confirmation/],
  ['pending', 'owner-moved', /^Request moved: /, /is waiting for your confirmation/],
  ['confirmed', 'owner-notice', /^New booking: /, /It is confirmed/],
  ['confirmed', 'owner-moved', /^Booking moved: /, /The new time is confirmed/],
] as const)(
  'MP3 the alert about a %s booking (%s) says whether it needs confirmation',
  (status, kind, subject, body) => {
    const mail = composeMail(owedMail(kind, { status }), context);
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toMatch(body);
  },
);

const inTokyo = { visitorTimeZone: 'Asia/Tokyo', time: '1:00 PM', startsAt: new Date('2026-12-01T18:00:00Z') };

test('MP2 subject, body and invite show both times if they differ', () => {
  const { subject, text, invite } = composeMail(owedMail('confirmation', inTokyo), context);
  const own = '3:00 AM the next day, your time (Japan Standard Time)';
  expect(subject).toBe(`Your request for Tuesday, December 1, 2026 at 1:00 PM Eastern Time / ${own}`);
  expect(text).toContain(`Time: 1:00 PM Eastern Time (New York) / ${own}\n`);
  expect(invite?.content.replaceAll('\r\n ', '')).toContain(
    `Requested for 1:00 PM Eastern Time / ${own.replace(',', '\\,')}`,
  );
});

test.each(['', 'Mars/Olympus', 'America/New_York', 'America/Detroit'])(
  'MP2 an email shows one time with the zone "%s"',
  (visitorTimeZone) => {
    const { subject, text } = composeMail(owedMail('confirmation', { visitorTimeZone }), context);
    expect(subject).toBe('Your request for Tuesday, December 1, 2026 at 9:00 AM Eastern Time');
    expect(text).not.toContain('your time');
  },
);

test('MP2 the owner’s alert shows the client’s time', () => {
  const { text } = composeMail(owedMail('owner-notice', { ...inTokyo, language: 'de' }), context);
  expect(text).toContain('Client’s time: 3:00 AM the next day (Japan Standard Time)');
  expect(text).not.toMatch(/your time|Uhr/i);
});

test('LA4 MP2 a booking made in German gets German emails and invites', () => {
  for (const kind of everyKind.filter((one) => !one.startsWith('owner-'))) {
    const mail = composeMail(owedMail(kind, { ...inTokyo, language: 'de' }), context);
    expect(mail.subject).toContain(
      'Dienstag, 1. Dezember 2026 um 13:00 Uhr (Nordamerikanische Ostküstenzeit) / 03:00 Uhr am Folgetag, Ihre Zeit',
    );
    expect(mail.html).toContain('<html lang="de">');
    expect(`${mail.subject} ${mail.text} ${mail.invite?.content}`).not.toMatch(
      /\b([Tt]he|[Yy]our|[Tt]ime|[Rr]equest|consultation)\b/,
    );
  }
});

test('LA4 a language without a translation gets English emails', () => {
  expect(composeMail(owedMail('confirmation', { language: 'tlh' }), context).subject).toMatch(/^Your request/);
});

test('PO3 the owner’s alert shows the answers as text, and no email to the visitor does', () => {
  const intakeAnswers = [
    { id: 'role', kind: 'text', question: 'Your role?', answer: '<b>Head</b>' },
    { id: 'terms', kind: 'checkbox', question: 'I am over 18', answer: 'yes' },
  ] as const;
  const { text, html } = composeMail(owedMail('owner-notice', { intakeAnswers }), context);
  expect(text).toContain('Your role?\n> <b>Head</b>\n\nI am over 18:\n> Yes');
  expect(html).toContain('&lt;b&gt;Head&lt;/b&gt;');
  expect(composeMail(owedMail('confirmation', { intakeAnswers }), context).text).not.toContain('Head');
});

test('OB4 a cancellation shows the coach’s reason as text, and no other email does', () => {
  const cancelReason = 'I am <b>ill</b>.';
  const mail = composeMail(owedMail('cancelled', { status: 'cancelled', cancelReason }), context);
  expect(mail.text).toContain('My reason:\n> I am <b>ill</b>.');
  expect(mail.html).toContain('I am &lt;b&gt;ill&lt;/b&gt;.');
  expect(composeMail(owedMail('confirmed', { cancelReason }), context).text).not.toContain('My reason');
});

test('decision 6 the email of an unconfirmed request says how and until when to confirm the address', () => {
  const lapsesAt = new Date('2026-11-22T18:00:00Z');
  const { text } = composeMail(owedMail('confirmation', { lapsesAt, visitorTimeZone: 'Asia/Tokyo' }), context);
  expect(text).toContain('with this link by November 23, 2026 at 3:00 AM GMT+9. Otherwise your request will expire.');
  expect(text).toContain(`Confirm my address: https://lenaashford.example/#/booking/${someBooking.link}`);
  const german = composeMail(owedMail('confirmation', { lapsesAt, language: 'de' }), context).text;
  expect(german).toContain('Bitte bestätigen Sie Ihre Adresse');
  expect(composeMail(owedMail(), context).text).not.toContain('Confirm my address');
  expect(composeMail(owedMail('cancelled', { lapsesAt }), context).text).not.toContain('Confirm my address');
});

test.each([
  ['en', '2026-11-30T14:00:00Z', '', 'See you tomorrow'],
  ['en', '2026-12-01T13:00:00Z', '', 'See you today'],
  ['en', '2026-12-01T04:30:00Z', '', 'See you tomorrow'],
  ['en', '2026-12-01T04:30:00Z', 'Europe/Berlin', 'See you today'],
  ['en', '2026-11-28T14:00:00Z', '', 'See you soon'],
  ['de', '2026-11-30T14:00:00Z', 'Europe/Berlin', 'Bis morgen'],
  ['de', '2026-12-01T13:00:00Z', 'Europe/Berlin', 'Bis später'],
])(
  'a reminder in %s that is sent at %s to a visitor in "%s" says “%s”',
  (language, sentAt, visitorTimeZone, heading) => {
    const mail = owedMail('reminder', { language, visitorTimeZone });
    const { text } = composeMail(mail, { ...context, now: new Date(sentAt) });
    expect(text.split('\n')[0]).toBe(heading);
  },
);

test('a reminder has no calendar invite', () => {
  expect(composeMail(owedMail('reminder'), context).invite).toBeUndefined();
});

test.each([
  ['en', { kind: 'email', place: '' }, 'Place: Agreed by email'],
  ['en', { kind: 'video', place: 'https://meet.example/lena' }, 'Place: Video call: https://meet.example/lena'],
  ['de', { kind: 'phone', place: 'Ich rufe Sie an.' }, 'Ort: Telefonisch: Ich rufe Sie an.'],
  ['de', { kind: 'address', place: 'Hauptstr. 1' }, 'Ort: Hauptstr. 1'],
] as const)('MP1 an email in %s says where the consultation takes place: %j', (language, meeting, text) => {
  const mail = (status: 'confirmed' | 'pending') =>
    composeMail(owedMail('confirmation', { language, meeting, status }), context);
  expect(mail('confirmed').text).toContain(text);
  if (meeting.place) expect(JSON.stringify(mail('pending'))).not.toContain(meeting.place);
});

test.each([
  ['en', 'video', 'Place: Video call, with a link by email', 'You’ll get the link for the call with my confirmation.'],
  ['en', 'phone', 'Place: By phone, with the details by email', 'the details of the call with my confirmation.'],
  [
    'de',
    'address',
    'Ort: Persönlich, die Adresse kommt per E-Mail',
    'Die Adresse erhalten Sie mit meiner Bestätigung.',
  ],
] as const)(
  'MP1 MP3 the email in %s about a request’s new place (%s) promises what is private',
  (language, kind, where, promise) => {
    const text = (status: 'pending' | 'confirmed', place: string) =>
      composeMail(owedMail('relocated', { language, status, meeting: { kind, place } }), context).text.replaceAll(
        /\s+/g,
        ' ',
      );
    expect(text('pending', 'secret')).toContain(where);
    expect(text('pending', 'secret')).toContain(promise);
    expect(text('pending', 'secret')).not.toContain('secret');
    expect(text('pending', '')).not.toContain(promise);
    expect(text('confirmed', 'secret')).not.toContain(promise);
  },
);

test('PO1 an email says how long the link works: without cutoffs to the start, and for a request to its confirmation', () => {
  const text = (cancelHours: number, status: 'confirmed' | 'pending') =>
    composeMail(owedMail('confirmation', { status, cutoffs: { moveHours: 0, cancelHours } }), context).text.replaceAll(
      /\s+/g,
      ' ',
    );
  expect(text(0, 'confirmed')).toContain('It works until the consultation starts.');
  expect(text(24, 'confirmed')).not.toMatch(/works until|withdraw/);
  expect(text(24, 'pending')).toContain('Until I confirm your request, you can withdraw it with the link.');
});

test.each([
  [
    'en',
    { moveHours: 24, cancelHours: 24 },
    'You can move or cancel the consultation until 24 hours before it begins.',
  ],
  [
    'en',
    { moveHours: 0, cancelHours: 1 },
    'move the consultation until it begins, and cancel it until 1 hour before it begins.',
  ],
  [
    'de',
    { moveHours: 48, cancelHours: 0 },
    'Sie können das Gespräch bis 48 Stunden vor Beginn verlegen und bis zum Beginn absagen.',
  ],
] as const)('PO1 an email in %s says until when the link works: %j', (language, cutoffs, text) => {
  expect(composeMail(owedMail('confirmation', { language, cutoffs }), context).text.replaceAll(/\s+/g, ' ')).toContain(
    text,
  );
});
