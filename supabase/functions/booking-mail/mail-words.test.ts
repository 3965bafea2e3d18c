import { ownerMailKinds, visitorMailKinds } from '../../../domain/src/mail-kinds.ts';
import { mailOf, someBooking } from './testing.ts';

const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ');

const inTokyo = { visitorTimeZone: 'Asia/Tokyo', time: '1:00 PM', startsAt: new Date('2026-12-01T18:00:00Z') };

test('MP2 body and invite show both times if they differ, the subject the visitor’s', () => {
  const { subject, text, invite } = mailOf('confirmation', inTokyo);
  const own = '3:00 AM the next day, your time (Japan Standard Time)';
  expect(subject).toBe('Your request for Wednesday, December 2, 2026 at 3:00 AM');
  expect(text).toContain(`Time: 1:00 PM Eastern Time (New York) / ${own}\n`);
  expect(invite?.content.replaceAll('\r\n ', '')).toContain(
    `Requested for 1:00 PM Eastern Time / ${own.replace(',', '\\,')}`,
  );
});

test.each(['', 'Mars/Olympus', 'America/New_York', 'America/Detroit'])(
  'MP2 an email shows one time with the zone "%s"',
  (visitorTimeZone) => {
    const { subject, text } = mailOf('confirmation', { visitorTimeZone });
    expect(subject).toBe('Your request for Tuesday, December 1, 2026 at 9:00 AM Eastern Time');
    expect(text).not.toContain('your time');
  },
);

test.each([...visitorMailKinds, ...ownerMailKinds])(
  'ZN2 the %s email of a booking in a zone that this server does not know has its offset',
  (kind) => {
    // At eleven in a zone three hours behind UTC.
    const unknown = { timezone: 'America/New_Capital', time: '11:00 AM', lapsesAt: new Date('2026-11-22T18:00:00Z') };
    const { subject, text, invite } = mailOf(kind, { ...unknown, visitorTimeZone: 'Asia/Tokyo' });
    expect(subject).toMatch(/December 1, 2026 at 11:00 [AP]M/);
    expect(text).toContain('Time: 11:00 AM GMT-03:00 (New Capital)');
    expect(text).toContain('11:00 PM');
    // Node 20 has no zone of the exact offset.
    if (invite) expect(invite.content).toMatch(/DTSTART;TZID=(-0300|Etc\/GMT\+3):20261201T110000/);
    expect(mailOf(kind, unknown).subject).toMatch(/December 1, 2026 at 11:00 AM/);
  },
);

test('MP2 the owner’s alert shows the client’s time', () => {
  const { text } = mailOf('owner-notice', { ...inTokyo, language: 'de' });
  expect(text).toContain('Client’s time: 3:00 AM the next day (Japan Standard Time)');
  expect(text).not.toMatch(/your time|Uhr/i);
});

test('LA4 MP2 a booking made in German gets German emails and invites', () => {
  for (const kind of visitorMailKinds) {
    const mail = mailOf(kind, { ...inTokyo, language: 'de' });
    expect(mail.subject).toContain('Mittwoch, 2. Dezember 2026 um 03:00');
    expect(mail.text).toContain('13:00 Uhr (Nordamerikanische Ostküstenzeit, New York) / 03:00 Uhr');
    expect(mail.html).toContain('<html lang="de">');
    expect(`${mail.subject} ${mail.text} ${mail.invite?.content}`).not.toMatch(
      /\b([Tt]he|[Yy]our|[Tt]ime|[Rr]equest|consultation)\b/,
    );
  }
});

test.each(['en', 'de'])('MP2 no subject in %s is so long that mail programs cut the date', (language) => {
  const late = { startsAt: new Date('2026-09-30T14:00:00Z'), date: '2026-09-30', time: '10:00 AM' };
  const name = { firstName: 'Maximiliane-Charlotte', lastName: 'von der Lindenau-Oberhausen' };
  for (const kind of [...visitorMailKinds, ...ownerMailKinds])
    for (const status of ['pending', 'confirmed'] as const)
      for (const visitorTimeZone of ['', 'America/Los_Angeles', 'Asia/Kathmandu']) {
        const { subject } = mailOf(kind, { ...late, ...name, language, status, visitorTimeZone });
        expect(subject).toMatch(/2026 (at|um) \d/);
        expect(subject.length).toBeLessThanOrEqual(78);
      }
});

test('LA4 a sentence after a German salutation goes on in lower case, as its comma demands', () => {
  for (const kind of visitorMailKinds)
    for (const status of ['pending', 'confirmed'] as const) {
      const { text } = mailOf(kind, { language: 'de', status });
      expect(text).toMatch(/\n\nGuten Tag Ada,\n\n(?:Ihr |\p{Ll})/u);
    }
});

test('LA4 a language without a translation gets English emails', () => {
  expect(mailOf('confirmation', { language: 'tlh' }).subject).toMatch(/^Your request/);
});

test('PO3 the owner’s alert shows the answers as text, and no email to the visitor does', () => {
  const intakeAnswers = [
    { id: 'role', kind: 'text', question: 'Your role?', answer: '<b>Head</b>' },
    { id: 'terms', kind: 'checkbox', question: 'I am over 18', answer: 'yes' },
  ] as const;
  const { text, html } = mailOf('owner-notice', { intakeAnswers });
  expect(text).toContain('Your role?\n> <b>Head</b>\n\nI am over 18:\n> Yes');
  expect(html).toContain('&lt;b&gt;Head&lt;/b&gt;');
  expect(mailOf('confirmation', { intakeAnswers }).text).not.toContain('Head');
});

test('OB4 a cancellation shows the coach’s reason as text, and no other email does', () => {
  const cancelReason = 'I am <b>ill</b>.';
  const mail = mailOf('cancelled', { status: 'cancelled', cancelReason });
  expect(mail.text).toContain('My reason:\n> I am <b>ill</b>.');
  expect(mail.html).toContain('I am &lt;b&gt;ill&lt;/b&gt;.');
  expect(mailOf('confirmed', { cancelReason }).text).not.toContain('My reason');
});

test('decision 6 LA4 the email of an unconfirmed request says how and until when to confirm the address', () => {
  const lapsesAt = new Date('2026-11-22T18:00:00Z');
  const { text, html } = mailOf('confirmation', { lapsesAt, visitorTimeZone: 'Asia/Tokyo' });
  expect(text).toContain('once I’ve confirmed it.\n\nPlease confirm your address');
  const [confirm, change] = html.match(/<a style="[^"]+/g)!;
  expect(confirm).not.toBe(change);
  expect(text).toContain(
    'with this link by November 23, 2026 at 3:00 AM, your time (Japan Standard Time). Otherwise your request will expire.',
  );
  expect(text).toContain(`Confirm my address: https://lenaashford.example/#/booking/${someBooking.link}`);
  expect(mailOf('confirmation', { lapsesAt }).text).toContain('by November 22, 2026 at 1:00 PM Eastern Time. ');
  const german = mailOf('confirmation', { lapsesAt, language: 'de', visitorTimeZone: 'Asia/Kolkata' }).text;
  expect(german).toContain(
    'mit diesem Link bis 22. November 2026 um 23:30 Uhr, Ihre Zeit (Indische Normalzeit). Sonst',
  );
  expect(mailOf().text).not.toContain('Confirm my address');
  expect(mailOf('cancelled', { lapsesAt }).text).not.toContain('Confirm my address');
});

test.each([
  ['en', '2026-11-30T14:00:00Z', '', 'See you tomorrow'],
  ['en', '2026-12-01T13:00:00Z', '', 'See you today'],
  ['en', '2026-12-01T04:30:00Z', '', 'See you tomorrow'],
  ['en', '2026-12-01T04:30:00Z', 'Europe/Berlin', 'See you today'],
  ['en', '2026-11-28T14:00:00Z', '', 'See you soon'],
  ['de', '2026-11-30T14:00:00Z', 'Europe/Berlin', 'Bis morgen'],
  ['de', '2026-12-01T13:00:00Z', 'Europe/Berlin', 'Bis später'],
])('a reminder in %s that is sent at %s to someone in "%s" says “%s”', (language, sentAt, visitorTimeZone, heading) => {
  const { text } = mailOf('reminder', { language, visitorTimeZone }, { now: new Date(sentAt) });
  expect(text.split('\n')[0]).toBe(heading);
});

test('a reminder has no calendar invite', () => {
  expect(mailOf('reminder').invite).toBeUndefined();
});

test.each([
  ['en', { kind: 'email', place: '' }, 'Place: Agreed by email'],
  ['en', { kind: 'video', place: 'https://meet.example/lena' }, 'Place: Video call: https://meet.example/lena'],
  ['de', { kind: 'phone', place: 'Ich rufe Sie an.' }, 'Ort: Telefonisch: Ich rufe Sie an.'],
  ['de', { kind: 'address', place: 'Hauptstr. 1' }, 'Ort: Hauptstr. 1'],
] as const)('MP1 an email in %s says where the consultation takes place: %j', (language, meeting, text) => {
  const mail = (status: 'confirmed' | 'pending') => mailOf('confirmation', { language, meeting, status });
  expect(mail('confirmed').text).toContain(text);
  expect(mail('confirmed').html.includes(`href="${meeting.place}"`)).toBe(meeting.kind === 'video');
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
] as const)('MP1 MP3 an email in %s about a new place (%s) says what follows', (language, kind, where, promise) => {
  const text = (status: 'pending' | 'confirmed', place: string) =>
    unwrapped(mailOf('relocated', { language, status, meeting: { kind, place } }).text);
  expect(text('pending', 'secret')).toContain(where);
  expect(text('pending', 'secret')).toContain(promise);
  expect(text('pending', 'secret')).not.toContain('secret');
  expect(text('pending', '')).not.toContain(promise);
  expect(text('confirmed', 'secret')).not.toContain(promise);
});

test('PO1 an email says how long the link works: without cutoffs to the start, and for a request to its confirmation', () => {
  const text = (cancelHours: number, status: 'confirmed' | 'pending') =>
    unwrapped(mailOf('confirmation', { status, cutoffs: { moveHours: 0, cancelHours } }).text);
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
  expect(mailOf('confirmation', { language, cutoffs }).text.replaceAll(/\s+/g, ' ')).toContain(text);
});
