import { asOperator, asOwner, operator, owner, visitor } from './api';
import { newProject, operatorOf, ownerOf } from './isolated-backend';
import { claimMailsOf, gaveUp, type Mail, mailState, report, sendMailsOf, toldBooking } from './mail-steps';
import { onEmbedded } from './own-database';
import { book, bookingForm, clearCalendar, freeSlot, newBooking, setStatus } from './slots';
import { undeliveredMails } from './undelivered';

/** Claims all emails that are due, those of other tests included, and returns the ones never claimed before. */
async function claimNew(): Promise<Mail[]> {
  const claimed = await asOperator<Mail[]>('claim_mail', { at_most: 100 });
  if (claimed.length === 0) return [];
  return [...claimed.filter(({ attempt }) => attempt === 1), ...(await claimNew())];
}

beforeEach(clearCalendar);

test('decision 11 a booking queues an email to the visitor and one to the owner in its transaction', async () => {
  const booking = await newBooking();
  const mails = await claimMailsOf(booking.id);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'owner-notice']);
  expect(mails[0]).toMatchObject({ booking_id: booking.id, email: booking.email, attempt: 1 });
});

test('decision 11 a rejected booking queues no email', async () => {
  const slot = await freeSlot();
  await book(bookingForm(slot));
  await claimNew();
  const rejected = [bookingForm(slot), bookingForm(await freeSlot(), { website: 'x' })];
  for (const form of rejected) await book(form);
  const emails = rejected.map(({ email }) => email);
  expect((await claimNew()).filter(({ email }) => emails.includes(String(email)))).toEqual([]);
});

test('each email is claimed by one sender only', async () => {
  const booking = await newBooking();
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimMailsOf(booking.id)));
  expect(claims.flat()).toHaveLength(2);
});

test('a sent email cannot be claimed again', async () => {
  const booking = await newBooking();
  for (const mail of await claimMailsOf(booking.id)) {
    expect(await report('start', mail)).toBe(true);
    expect(await report('start', mail)).toBe(false);
    expect(await report('finish', mail)).toBe(true);
    expect(await report('finish', mail)).toBe(false);
    expect(await report('fail', mail)).toBe(false);
  }
  expect(await mailState(booking.id)).toBe('sent');
  expect(await claimMailsOf(booking.id)).toEqual([]);
});

test('a sender that lost its claim can neither send nor finish', async () => {
  const booking = await newBooking();
  const [mail] = await claimMailsOf(booking.id);
  const stale = { ...mail!, claim: crypto.randomUUID() };
  for (const step of ['start', 'finish', 'fail'] as const) expect(await report(step, stale)).toBe(false);
});

test('an unknown booking has no email state', async () => {
  expect(await mailState(crypto.randomUUID())).toBeNull();
  expect((await visitor().rpc('mail_state', { for_booking: crypto.randomUUID() })).error).not.toBeNull();
});

test('K1 the owner’s confirmation is mailed to the visitor after half a minute', async () => {
  const { booking } = await toldBooking();
  await setStatus(booking.id, 'confirmed');
  expect(await claimMailsOf(booking.id)).toEqual([]);
  expect(await mailState(booking.id, 'confirmed')).toBe('waiting');
});

test('K1 an undone change sends no email', async () => {
  const { booking } = await toldBooking();
  await setStatus(booking.id, 'confirmed');
  await setStatus(booking.id, 'pending');
  expect(await mailState(booking.id, 'confirmed')).toBeNull();
  await setStatus(booking.id, 'cancelled');
  await setStatus(booking.id, 'pending');
  expect(await mailState(booking.id, 'cancelled')).toBeNull();
});

test('K1 a cancellation whose email was skipped is mailed once the booking is canceled again', async () => {
  const { booking, link } = await toldBooking();
  await visitor().rpc('cancel_by_link', { link });
  const mails = await claimMailsOf(booking.id);
  await setStatus(booking.id, 'completed');
  for (const mail of mails) await report('skip', mail);
  await setStatus(booking.id, 'cancelled');
  const { data } = await owner().rpc('booking_mails', { for_booking: booking.id }).throwOnError();
  const cancellations = (data as { kind: string; state: string }[]).filter(({ kind }) => kind === 'cancelled');
  expect(cancellations.map(({ state }) => state).toSorted()).toEqual(['skipped', 'waiting']);
});

onEmbedded('K1 an undone confirmation sends no email about a booking of the seed, which was never mailed', async () => {
  const project = await newProject();
  const bookings = (await ownerOf(project)).from('bookings_la2024');
  const { data } = await bookings
    .select('id')
    .eq('status', 'pending')
    .gt('starts_at', new Date().toISOString())
    .throwOnError();
  const ids = data!.map(({ id }) => id as string);
  expect(ids).not.toEqual([]);
  for (const status of ['confirmed', 'pending']) await bookings.update({ status }).in('id', ids).throwOnError();
  const states = ids.map((for_booking) =>
    operatorOf(project).rpc('mail_state', { for_booking, mail_kind: 'relocated' }),
  );
  expect((await Promise.all(states)).map(({ data: state }) => state as unknown)).toEqual(ids.map(() => null));
});

const bookingTable = () => owner().from('bookings_la2024');

test('OB4 the email about a cancellation is sent even if the booking is deleted first', async () => {
  const { booking, link } = await toldBooking();
  await bookingTable().update({ cancel_reason: 'I am ill.' }).eq('id', booking.id).throwOnError();
  await visitor().rpc('cancel_by_link', { link });
  await bookingTable().delete().eq('id', booking.id).throwOnError();
  const mails = await sendMailsOf(booking.id);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'owner-cancelled']);
  for (const mail of mails)
    expect(mail).toMatchObject({ status: 'cancelled', cancel_reason: 'I am ill.', email: booking.email });
});

test('OB4 a deletion makes emails about the appointment obsolete, and they stay in the outbox', async () => {
  const booking = await newBooking();
  await bookingTable().delete().eq('id', booking.id).throwOnError();
  expect(await claimMailsOf(booking.id)).toEqual([]);
  expect(await mailState(booking.id, 'confirmation')).toBe('skipped');
});

test('OB4 a failed email of a deleted booking stays among the unsent ones, and retrying it does not send it', async () => {
  const booking = await newBooking();
  const failed = (await claimMailsOf(booking.id)).find(({ kind }) => kind === 'confirmation')!;
  await report('fail', failed, gaveUp);
  await bookingTable().delete().eq('id', booking.id).throwOnError();
  const lost = (await undeliveredMails({ at_most: 100 })).find(({ mail_id }) => mail_id === failed.mail_id);
  expect(lost).toMatchObject({ booking_id: null, about: 'Maya Brooks', is_over: true });
  await asOwner('retry_mails', { mail_ids: [failed.mail_id] });
  const [again] = await claimMailsOf(booking.id);
  expect(again).toMatchObject({ kind: 'confirmation', status: 'cancelled' });
});

test('completing a booking sends no calendar update', async () => {
  const { booking } = await toldBooking();
  await setStatus(booking.id, 'completed');
  const { data } = await operator().from('bookings_la2024').select('sequence').eq('id', booking.id).single();
  expect(data).toEqual({ sequence: 0 });
});

test('MP3 a reminder is queued once the booking is confirmed, unless it is canceled', async () => {
  const { booking, link } = await toldBooking();
  const reminder = () => mailState(booking.id, 'reminder');
  expect(await reminder()).toBeNull();
  await setStatus(booking.id, 'confirmed');
  expect(await reminder()).toBe('waiting');
  await visitor().rpc('cancel_by_link', { link });
  expect(await reminder()).toBeNull();
});
