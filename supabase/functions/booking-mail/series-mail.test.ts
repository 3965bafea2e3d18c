import { composeMail } from './booking-mails.ts';
import { owedMail, someBooking, someContext } from './testing.ts';

/** Three Tuesdays at nine in New York. */
const dates = (over: Partial<typeof someBooking>) =>
  [1, 8, 15].map((day, index) => ({
    ...someBooking,
    ...over,
    id: `0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f000${index + 1}`,
    link: `link${index + 1}`,
    date: `2026-12-${String(day).padStart(2, '0')}`,
    startsAt: new Date(Date.UTC(2026, 11, day, 14)),
    endsAt: new Date(Date.UTC(2026, 11, day, 15)),
  }));

function seriesMail(kind: 'confirmation' | 'moved' | 'cancelled', over: Partial<typeof someBooking>) {
  const [first, ...later] = dates(over);
  const mail = composeMail(owedMail(kind, first), someContext, later);
  return { ...mail, lines: mail.invite?.content.replace(/\r\n /g, '').split('\r\n') ?? [] };
}

test('OB3 the email of a series has all dates, a link to each, and one file with all of them', () => {
  const { subject, text, html, invite, lines } = seriesMail('confirmation', { status: 'confirmed' });
  expect(subject).toBe('Your 3 consultations from Tuesday, December 1, 2026');
  for (const [day, link] of [
    ['December 1', 'link1'],
    ['December 8', 'link2'],
    ['December 15', 'link3'],
  ]) {
    const address = `https://lenaashford.example/#/booking/${link}`;
    expect(text).toContain(`Tuesday, ${day}, 2026: 9:00 AM Eastern Time\nMove or cancel: ${address}\n`);
    expect(html).toMatch(new RegExp(`<tr><th[^>]*>Tuesday, ${day}, 2026</th>((?!</tr>).)*href="${address}"`));
  }
  expect(invite?.method).toBe('PUBLISH');
  expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual(
    ['01', '08', '15'].map((day) => `DTSTART;TZID=America/New_York:202612${day}T090000`),
  );
  // RFC 5546 forbids attendees in a published file.
  expect(lines.filter((line) => /^(ATTENDEE|STATUS)/.test(line))).toEqual(Array(3).fill('STATUS:CONFIRMED'));
});

test('OB2 OB3 the email of a moved series has all new times, a link to each, and updates their entries', () => {
  const { subject, text, lines } = seriesMail('moved', { status: 'confirmed', sequence: 1 });
  expect(subject).toBe('Moved: your 3 consultations, now starting Tuesday, December 1, 2026');
  expect(text).toContain('Your consultations have been moved. Here are the new times:');
  expect(text).toContain('Tuesday, December 15, 2026: 9:00 AM Eastern Time\n');
  expect(text).toContain('Move or cancel: https://lenaashford.example/#/booking/link3');
  expect(lines.filter((line) => /^(STATUS|SEQUENCE)/.test(line))).toEqual(
    Array(3).fill(['SEQUENCE:1', 'STATUS:CONFIRMED']).flat(),
  );
});

test('OB2 OB3 the email of a moved series names a place only if all have the same', () => {
  const place = (one: string) => ({ kind: 'address', place: one }) as const;
  const [first, ...later] = dates({ status: 'confirmed', meeting: place('1 Main Street') });
  const mailOf = (meeting: typeof someBooking.meeting) =>
    composeMail(
      owedMail('moved', first),
      someContext,
      later.map((one) => ({ ...one, meeting })),
    ).text;
  expect(mailOf(place('1 Main Street'))).toContain('1 Main Street');
  expect(mailOf(place('2 Main Street'))).not.toContain('Main Street');
});

test('OB3 the email of a canceled series has all dates, the reason, and no links to them', () => {
  const { text, lines } = seriesMail('cancelled', { status: 'cancelled', cancelReason: 'I am moving.', sequence: 1 });
  expect(text).toContain('My reason:\n> I am moving.');
  expect(text).toContain('Tuesday, December 15, 2026: 9:00 AM');
  expect(text).not.toContain('#/booking/');
  expect(lines.filter((line) => /^(STATUS|SEQUENCE)/.test(line))).toEqual(
    Array(3).fill(['SEQUENCE:1', 'STATUS:CANCELLED']).flat(),
  );
});

test('OB3 LA4 the emails of a German series are German', () => {
  for (const kind of ['confirmation', 'moved', 'cancelled'] as const) {
    const { subject, text, invite } = seriesMail(kind, {
      language: 'de',
      status: kind === 'cancelled' ? 'cancelled' : 'confirmed',
      visitorTimeZone: 'Asia/Tokyo',
    });
    expect(subject).toContain('3 Gespräche ab Dienstag, 1. Dezember 2026');
    expect(text).toContain('Ihre Zeit');
    expect(text).toMatch(/,\n\n\p{Ll}/u);
    expect(`${subject} ${text} ${invite?.content}`).not.toMatch(/\b([Tt]he|[Yy]our|[Tt]ime|[Rr]equest|consultation)\b/);
  }
});
