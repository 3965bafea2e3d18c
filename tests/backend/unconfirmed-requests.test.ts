import { proofFor } from '../proof-of-work';
import { newEmail, operator, visitor } from './api';
import type { RunningBackend } from './backend-process';
import { newProject, ownerOf, visitorOf } from './isolated-backend';
import { claimMailsOf, mailState } from './mail-steps';
import { onEmbedded } from './own-database';
import { book, bookingForm, clearCalendar, freeSlots, newBooking, setStatus, type Slot } from './slots';

const post = operator();
const kindsOf = async (booking: string) => (await claimMailsOf(booking)).map(({ kind }) => kind).toSorted();
const lapseOf = async (id: string) =>
  (await post.from('bookings_la2024').select('lapses_at').eq('id', id).single().throwOnError()).data.lapses_at;

const request = (email: string) => newBooking(undefined, { email });

beforeEach(clearCalendar);

test('decision 6 an unconfirmed address gets one email, and the others after its link was opened', async () => {
  const email = newEmail('stranger');
  const first = await request(email);
  const second = await request(email.toUpperCase());
  const [confirmation] = (await claimMailsOf(first.id)).filter(({ kind }) => kind === 'confirmation');
  expect(confirmation!.lapses_at).not.toBeNull();
  expect(await kindsOf(second.id)).toEqual(['owner-notice']);
  expect(await mailState(second.id)).toBe('held');

  await visitor().rpc('booking_by_link', { link: confirmation!.link }).throwOnError();
  expect([await lapseOf(first.id), await lapseOf(second.id)]).toEqual([null, null]);
  expect(await kindsOf(second.id)).toEqual(['confirmation']);
  const third = await request(email);
  expect(await kindsOf(third.id)).toEqual(['confirmation', 'owner-notice']);
  expect(await lapseOf(third.id)).toBeNull();
});

test('decision 6 tags and dots of an address do not let strangers send its mailbox more than one email', async () => {
  const name = newEmail('stran.ger').split('@')[0]!.replace('-', '');
  const first = await request(`${name}@gmail.com`);
  const others = [await request(`${name}+tag@gmail.com`), await request(`${name.replace('.', '')}@googlemail.com`)];
  expect(await mailState(first.id)).toBe('waiting');
  expect(await Promise.all(others.map(({ id }) => mailState(id)))).toEqual(['held', 'held']);

  // A click proves that a person reads the mailbox. Each of its addresses still needs its own confirmation.
  const [confirmation] = (await claimMailsOf(first.id)).filter(({ kind }) => kind === 'confirmation');
  await visitor().rpc('booking_by_link', { link: confirmation!.link }).throwOnError();
  expect(await Promise.all(others.map(({ id }) => mailState(id)))).toEqual(['waiting', 'waiting']);
  expect(await lapseOf(others[0]!.id)).not.toBeNull();
});

test('decision 6 accepting a request confirms its address, and the email about it replaces a held one', async () => {
  const email = newEmail('stranger');
  await request(email);
  const second = await request(email);
  await setStatus(second.id, 'confirmed');
  expect(await lapseOf(second.id)).toBeNull();
  expect(await mailState(second.id)).toBe('skipped');
  expect(await mailState(second.id, 'confirmed')).toBe('waiting');
});

test('decision 6 a declined request does not confirm its address', async () => {
  const email = newEmail('stranger');
  const first = await request(email);
  await setStatus(first.id, 'cancelled');
  expect(await lapseOf(first.id)).not.toBeNull();
  const next = await request(email);
  expect(await lapseOf(next.id)).not.toBeNull();
  expect(await mailState(next.id)).toBe('held');
});

/** The most zero bits that the attacker pays for; a browser needs a second for 17. */
const maxBits = 18;

const bitsOf = (demand: string) => Number(demand.split(' ')[0]);

onEmbedded('decision 6 an attacker from one network cannot fill the calendar', async () => {
  // Not the shared database, whose booking limits are raised for the other tests.
  const backend = await newProject();
  const slots = await freeSlots(30, visitorOf(backend));
  expect(slots.length).toBeGreaterThan(45);
  const networks = {
    'IPv6 /48': (index: number) => `2001:db8:77:${index.toString(16)}::1`,
    'IPv6 /64': (index: number) => `2001:db8:78:1::${index.toString(16)}`,
    'IPv4 /24': (index: number) => `203.0.113.${index}`,
  };
  const ownerClient = await ownerOf(backend);
  const booked: Record<string, number> = {};
  for (const [network, addressOf] of Object.entries(networks)) {
    booked[network] = await bookUntilRefused(backend, slots, addressOf);
    await ownerClient.from('bookings_la2024').update({ status: 'cancelled' }).eq('status', 'pending').throwOnError();
  }
  expect(booked).toEqual({ 'IPv6 /48': 7, 'IPv6 /64': 5, 'IPv4 /24': 7 });
});

/** Books as long as the demanded work is at most `maxBits`, and returns how many bookings succeeded. */
async function bookUntilRefused(backend: RunningBackend, slots: Slot[], addressOf: (index: number) => string) {
  // Ten are too many already.
  const tried = slots.slice(0, 10);
  for (const [index, slot] of tried.entries()) {
    const client = visitorOf(backend, addressOf(index + 1));
    const form = bookingForm(slot, { service_type: 'keynote' });
    let { error } = await book(form, client);
    if (error?.code === 'PT428' && bitsOf(error.details) <= maxBits)
      ({ error } = await book({ ...form, proof: proofFor(error.details) }, client));
    if (!error) continue;
    expect(bitsOf(error.details)).toBe(maxBits + 1);
    return index;
  }
  return tried.length;
}
