import type { Mail } from '../_shared/mail.ts';
import { deliver } from './deliver.ts';
import type { Outcome } from '../_shared/smtp.ts';
import { createFakeOutbox, owedMail, someBooking, someCoach } from './testing.ts';

function delivery(mails = [owedMail()], outcome: Outcome = { state: 'sent' }, coach = someCoach) {
  const { outbox, rows } = createFakeOutbox(mails);
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    sent.push(mail);
    return outcome;
  };
  return { outbox, rows, sent, send, readCoach: async () => coach };
}

test('a visitor gets one email, however often it is requested', async () => {
  const fake = delivery();
  await Promise.all([deliver(fake, someBooking.id), deliver(fake, someBooking.id), deliver(fake)]);
  await deliver(fake);
  expect(fake.sent).toHaveLength(1);
  expect(fake.rows[0]?.state).toBe('sent');
});

test('the visitor and the owner each get their own email', async () => {
  const fake = delivery([owedMail('confirmation'), owedMail('owner-notice')]);
  expect(await deliver(fake, someBooking.id)).toBe(2);
  expect(fake.sent.map(({ to }) => to.address)).toEqual(['ada@example.com', 'hello@lenaashford.example']);
});

test.each<[string, Exclude<Outcome, { state: 'sent' }>, string]>([
  ['was not sent is retried', { state: 'refused', reason: 'try later', isFinal: false }, 'waiting'],
  ['is rejected permanently is not retried', { state: 'refused', reason: 'no such user', isFinal: true }, 'dead'],
  ['may have arrived is never sent again', { state: 'unknown', reason: 'connection lost' }, 'dead'],
])('an email that %s', async (_, outcome, state) => {
  const fake = delivery([owedMail()], outcome);
  expect(await deliver(fake)).toBe(0);
  expect(fake.rows[0]).toMatchObject({ state, reason: outcome.reason });
});

test.each([
  ['', ['confirmation'], 'cancelled', 'The booking was canceled before the email was sent.'],
  ['', ['cancelled', 'owner-cancelled'], 'pending', 'The booking was reinstated before the email was sent.'],
  ['MP3 ', ['reminder', 'confirmed'], 'pending', 'The booking isn’t confirmed.'],
  ['MP3 ', ['reminder', 'confirmed', 'moved', 'cancelled'], 'completed', 'The consultation has already taken place.'],
  ['PO2 ', ['moved', 'owner-notice'], 'no-show', 'The client didn’t show up.'],
] as const)('%semails of the kinds %j are skipped once the booking is %s', async (_, kinds, status, reason) => {
  const fake = delivery(kinds.map((kind) => owedMail(kind, { status })));
  expect(await deliver(fake)).toBe(0);
  expect(fake.sent).toEqual([]);
  expect(fake.rows.map((row) => [row.state, row.reason])).toEqual(kinds.map(() => ['skipped', reason]));
});

test.each([
  ['2026-12-01T13:59:00Z', 'sent'],
  ['2026-12-01T14:00:00Z', 'skipped'],
])('a reminder that is due at %s, for a consultation at 14:00, is %s', async (now, state) => {
  const fake = delivery([owedMail('reminder', { status: 'confirmed' })]);
  await deliver({ ...fake, now: () => new Date(now) });
  expect(fake.rows[0]?.state).toBe(state);
});

test.each([
  ['finish', { state: 'sent' }, 'sent'],
  ['fail', { state: 'refused', reason: 'try later', isFinal: false }, 'waiting'],
] as const)('an outcome that could not be recorded is recorded again: %s', async (step, outcome, state) => {
  const fake = delivery([owedMail()], outcome);
  jest.spyOn(fake.outbox, step).mockRejectedValueOnce(new Error('no database'));
  await deliver(fake);
  expect([fake.rows[0]?.state, fake.sent.length]).toEqual([state, 1]);
});

test('without booking alerts only the visitor gets an email', async () => {
  const fake = delivery([owedMail('confirmation'), owedMail('owner-notice')], undefined, {
    ...someCoach,
    wantsAlerts: false,
  });
  await deliver(fake);
  expect(fake.sent.map(({ to }) => to.address)).toEqual(['ada@example.com']);
  expect(fake.rows[1]?.state).toBe('skipped');
});

test('a cancellation is sent to the visitor and the owner', async () => {
  const mails = [owedMail('cancelled', { status: 'cancelled' }), owedMail('owner-cancelled', { status: 'cancelled' })];
  const fake = delivery(mails);
  expect(await deliver(fake)).toBe(2);
});

const inBatch = (id: string, day: number, over: Parameters<typeof owedMail>[1] = {}) => ({
  ...owedMail('confirmation', {
    id,
    status: 'confirmed',
    date: `2026-12-${String(day).padStart(2, '0')}`,
    startsAt: new Date(Date.UTC(2026, 11, day, 14)),
    endsAt: new Date(Date.UTC(2026, 11, day, 15)),
    ...over,
  }),
  mailId: id,
  batch: 'series',
});

test('OB3 a series is one email with all dates, without those that were canceled meanwhile', async () => {
  const fake = delivery([inBatch('c', 15), inBatch('a', 1), inBatch('b', 8, { status: 'cancelled' })]);
  expect(await deliver(fake)).toBe(1);
  expect(fake.sent[0]).toMatchObject({ subject: 'Your 2 consultations from Tuesday, December 1, 2026' });
  expect(fake.rows.map(({ state }) => state)).toEqual(['sent', 'sent', 'skipped']);
});

test('OB3 the last remaining date of a series gets an ordinary email', async () => {
  const fake = delivery([inBatch('a', 1), inBatch('b', 8, { status: 'cancelled' })]);
  await deliver(fake);
  expect(fake.sent[0]?.subject).toMatch(/^Your consultation on Tuesday/);
});

test('OB3 a date of a series that another sender has taken is not in the email', async () => {
  const fake = delivery([inBatch('a', 1), inBatch('b', 8), inBatch('c', 15)]);
  const { start } = fake.outbox;
  fake.outbox.start = async (mail) => mail.mailId !== 'b' && start(mail);
  await deliver(fake);
  expect(fake.sent[0]?.text).toContain('December 15');
  expect(fake.sent[0]?.text).not.toContain('December 8');
});

test('OB2 OB3 different changes of a series are never announced as one', async () => {
  const fake = delivery([inBatch('a', 1), inBatch('b', 8), { ...inBatch('c', 15), kind: 'moved' as const }]);
  expect(await deliver(fake)).toBe(2);
  expect(fake.sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Moved: your consultation is now on Tuesday, December 15, 2026 at 9:00 AM',
    'Your 2 consultations from Tuesday, December 1, 2026',
  ]);
});

test('OB3 a series whose email was rejected is retried as a whole', async () => {
  const fake = delivery([inBatch('a', 1), inBatch('b', 8)], { state: 'refused', reason: 'try later', isFinal: false });
  await deliver(fake);
  expect(fake.rows.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});
