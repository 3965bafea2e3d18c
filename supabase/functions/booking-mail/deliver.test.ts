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

test('a visitor gets one mail, however often it is asked for', async () => {
  const post = delivery();
  await Promise.all([deliver(post, someBooking.id), deliver(post, someBooking.id), deliver(post)]);
  await deliver(post);
  expect(post.sent).toHaveLength(1);
  expect(post.rows[0]?.state).toBe('sent');
});

test('visitor and owner each get theirs', async () => {
  const post = delivery([owedMail('confirmation'), owedMail('owner-notice')]);
  expect(await deliver(post, someBooking.id)).toBe(2);
  expect(post.sent.map(({ to }) => to.address)).toEqual(['ada@example.com', 'hello@lenaashford.example']);
});

test('a mail that did not leave is tried again', async () => {
  const post = delivery([owedMail()], { state: 'refused', reason: 'try later', isFinal: false });
  expect(await deliver(post)).toBe(0);
  expect(post.rows[0]).toMatchObject({ state: 'waiting', reason: 'try later' });
});

test('a mail that the reader’s server refuses for good is given up', async () => {
  const post = delivery([owedMail()], { state: 'refused', reason: 'no such user', isFinal: true });
  await deliver(post);
  expect(post.rows[0]?.state).toBe('dead');
});

test('a mail that may have arrived is never sent again', async () => {
  const post = delivery([owedMail()], { state: 'unknown', reason: 'connection lost' });
  await deliver(post);
  await deliver(post);
  expect(post.sent).toHaveLength(1);
});

test('somebody whose booking was cancelled meanwhile hears nothing of it', async () => {
  const post = delivery([owedMail('confirmation', { status: 'cancelled' })]);
  await deliver(post);
  expect(post.sent).toHaveLength(0);
  expect(post.rows[0]).toMatchObject({ state: 'skipped', reason: 'The booking was cancelled before the mail left.' });
});

test('an owner who switched notices off gets none, the visitor still does', async () => {
  const post = delivery([owedMail('confirmation'), owedMail('owner-notice')], undefined, {
    ...someCoach,
    wantsNotices: false,
  });
  await deliver(post);
  expect(post.sent.map(({ to }) => to.address)).toEqual(['ada@example.com']);
  expect(post.rows[1]?.state).toBe('skipped');
});

test('what was taken back before the mail left is told to nobody', async () => {
  const post = delivery([
    owedMail('cancelled', { status: 'pending' }),
    owedMail('owner-cancelled', { status: 'pending' }),
  ]);
  await deliver(post);
  expect(post.sent).toHaveLength(0);
});

test('a cancellation is told to both', async () => {
  const mails = [owedMail('cancelled', { status: 'cancelled' }), owedMail('owner-cancelled', { status: 'cancelled' })];
  const post = delivery(mails);
  expect(await deliver(post)).toBe(2);
});
