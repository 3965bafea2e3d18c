import { operator, visitor } from './api';
import { book, bookingForm, clearCalendar, freeSlot } from './slots';

type Mail = { mail_id: string; claim: string; kind: string; attempt: number; booking_id: string; email: string };

const post = operator();

async function newBooking() {
  const { data, error } = await book(bookingForm(await freeSlot()));
  if (error) throw error;
  return data as { id: string; email: string };
}

async function claim(booking: string): Promise<Mail[]> {
  const { data } = await post.rpc('claim_mail', { for_booking: booking }).throwOnError();
  return data as Mail[];
}

/** Claims all emails that are due, those of other tests included, and returns the ones never claimed before. */
async function claimNew(): Promise<Mail[]> {
  const { data } = await post.rpc('claim_mail', { at_most: 100 }).throwOnError();
  const claimed = data as Mail[];
  if (claimed.length === 0) return [];
  return [...claimed.filter(({ attempt }) => attempt === 1), ...(await claimNew())];
}

const stateOf = async (booking: string) => (await post.rpc('mail_state', { for_booking: booking }).throwOnError()).data;
const tell = async (what: string, { mail_id, claim: mail_claim }: Mail, more = {}) =>
  (await post.rpc(what, { mail_id, mail_claim, ...more }).throwOnError()).data;

beforeEach(clearCalendar);

test('decision 11 a booking queues an email to the visitor and one to the owner in its transaction', async () => {
  const booking = await newBooking();
  const mails = await claim(booking.id);
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
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim(booking.id)));
  expect(claims.flat()).toHaveLength(2);
});

test('a sent email cannot be claimed again', async () => {
  const booking = await newBooking();
  for (const mail of await claim(booking.id)) {
    expect(await tell('start_mail', mail)).toBe(true);
    expect(await tell('start_mail', mail)).toBe(false);
    expect(await tell('finish_mail', mail)).toBe(true);
    expect(await tell('finish_mail', mail)).toBe(false);
    expect(await tell('fail_mail', mail)).toBe(false);
  }
  expect(await stateOf(booking.id)).toBe('sent');
  expect(await claim(booking.id)).toEqual([]);
});

test('a failed email waits before each retry, and is finally given up', async () => {
  const booking = await newBooking();
  const mails = await claim(booking.id);
  const confirmation = mails.find(({ kind }) => kind === 'confirmation')!;
  expect(await tell('fail_mail', confirmation, { reason: 'x'.repeat(2000) })).toBe(true);
  expect(await stateOf(booking.id)).toBe('waiting');
  expect(await claim(booking.id)).toEqual([]);

  const notice = mails.find(({ kind }) => kind === 'owner-notice')!;
  expect(await tell('fail_mail', notice, { is_final: true })).toBe(true);
  const { data } = await post.rpc('mail_state', { for_booking: booking.id, mail_kind: 'owner-notice' });
  expect(data).toBe('dead');
});

test('a sender that lost its claim can neither send nor finish', async () => {
  const booking = await newBooking();
  const [mail] = await claim(booking.id);
  const stale = { ...mail!, claim: crypto.randomUUID() };
  for (const step of ['start_mail', 'finish_mail', 'fail_mail']) expect(await tell(step, stale)).toBe(false);
});

test('an unknown booking has no email state', async () => {
  expect(await stateOf(crypto.randomUUID())).toBeNull();
  expect((await visitor().rpc('mail_state', { for_booking: crypto.randomUUID() })).error).not.toBeNull();
});
