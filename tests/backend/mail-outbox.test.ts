import { asOperator, visitor } from './api';
import { claimMailsOf, type Mail, mailState, report } from './mail-steps';
import { book, bookingForm, clearCalendar, freeSlot, newBooking } from './slots';

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
  await book(bookingForm(slot));
  await book(bookingForm(await freeSlot(), { website: 'x' }));
  expect(await claimNew()).toEqual([]);
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
