import { operator, owner, saveSetting, visitor } from './api';
import { claimMailsOf, linkOf, mailState, moveByLink, toldBooking } from './mail-steps';
import {
  at,
  book,
  bookableDates,
  bookingForm,
  clearCalendar,
  freeSlots,
  newBooking,
  setStatus,
  takenRanges,
  type Slot,
} from './slots';

beforeEach(clearCalendar);

test('the link in the email shows the appointment but nothing confidential, and queues no email', async () => {
  const { booking, link } = await toldBooking();
  const { data, error } = await visitor().rpc('booking_by_link', { link });
  expect(error).toBeNull();
  expect(data).toMatchObject({ id: booking.id, status: 'pending', first_name: 'Maya', message: '', phone: '' });
  expect(await claimMailsOf(booking.id)).toEqual([]);
});

describe('PO1 cutoffs', () => {
  const setCutoffs = async (move_cutoff_hours: number, cancel_cutoff_hours: number) => {
    const rules = owner().from('booking_rules');
    await rules.update({ move_cutoff_hours, cancel_cutoff_hours }).eq('is_only', true).throwOnError();
  };
  afterEach(() => setCutoffs(0, 0));

  test('a booking keeps its cutoffs, the link respects each of them, and the email gets both', async () => {
    const slots = await freeSlots();
    await setCutoffs(240, 0);
    const first = await newBooking();
    const [mail] = await claimMailsOf(first.id);
    expect(mail).toMatchObject({ move_cutoff_hours: 240, cancel_cutoff_hours: 0 });
    await setCutoffs(0, 240);
    const late = { code: 'PT422', message: expect.stringMatching(/^It’s too late .* reply to the email instead\.$/) };
    expect((await moveByLink(mail!.link, slots[1]!)).error).toMatchObject(late);
    expect((await visitor().rpc('cancel_by_link', { link: mail!.link })).error).toBeNull();
    const second = await newBooking();
    const link = await linkOf(second.id);
    expect((await visitor().rpc('booking_by_link', { link })).data).toMatchObject({ cancel_cutoff_hours: 240 });
    await setStatus(second.id, 'confirmed');
    expect((await visitor().rpc('cancel_by_link', { link })).error).toMatchObject(late);
    expect((await moveByLink(link, slots[1]!)).error).toBeNull();
  });

  test('a move that is sent again after a lost response succeeds, although its new time is within the cutoff', async () => {
    const [soon] = await freeSlots();
    await setCutoffs(240, 0);
    const link = await linkOf((await newBooking({ date: bookableDates().at(-1)!, time: '9:00 AM' })).id);
    for (let attempt = 1; attempt <= 2; attempt += 1)
      expect(await moveByLink(link, soon!)).toMatchObject({ data: at(soon!), error: null });
  });

  test('a request can be withdrawn by link until it begins', async () => {
    await setCutoffs(240, 240);
    const link = await linkOf((await newBooking()).id);
    expect((await visitor().rpc('cancel_by_link', { link })).data).toMatchObject({ status: 'cancelled' });
  });
});

test.each([
  ['nothing', () => ''],
  ['a part of it', (link: string) => link.slice(0, 60)],
  ['another signature', (link: string) => link.slice(0, 71) + (link.endsWith('0') ? '1' : '0')],
  ['another booking', (link: string) => `${crypto.randomUUID().replaceAll('-', '')}${link.slice(32)}`],
  ['capitals', (link: string) => link.toUpperCase()],
  ['code', () => `'; drop table bookings_la2024; --`],
])('a link made of %s is rejected', async (_, forge) => {
  const { booking, link } = await toldBooking();
  for (const action of ['booking_by_link', 'cancel_by_link']) {
    const { error } = await visitor().rpc(action, { link: forge(link) });
    expect(error).toMatchObject({ code: 'PT422', hint: 'link' });
  }
  const { data } = await operator().from('bookings_la2024').select('status').eq('id', booking.id).single();
  expect(data).toEqual({ status: 'pending' });
});

test('a visitor cancels by link, idempotently, and both people are mailed at once', async () => {
  const { booking, link } = await toldBooking();
  const first = await visitor().rpc('cancel_by_link', { link });
  const second = await visitor().rpc('cancel_by_link', { link });
  expect([first.error, second.error]).toEqual([null, null]);
  for (const { data } of [first, second]) expect(data).toMatchObject({ id: booking.id, status: 'cancelled' });
  const mails = await claimMailsOf(booking.id);
  expect(mails.map(({ kind, sequence }) => [kind, sequence]).toSorted()).toEqual([
    ['cancelled', 1],
    ['owner-cancelled', 1],
  ]);
});

test('decision 8 moving a booking frees its old time and needs a new confirmation', async () => {
  const { booking, link } = await toldBooking();
  await setStatus(booking.id, 'confirmed');
  const [slot] = await freeSlots();
  const { data, error } = await moveByLink(link, slot!);
  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'pending', ...at(slot!) });
  const free = await freeSlots();
  expect(free).toContainEqual({ date: booking.appointment_date, time: booking.appointment_time });
  expect(free).not.toContainEqual(slot);
  expect((await claimMailsOf(booking.id)).map(({ kind }) => kind).toSorted()).toEqual(['moved', 'owner-moved']);
});

test('decision 8 a booking cannot move to a taken or unavailable time', async () => {
  const { booking, link } = await toldBooking();
  const [slot] = await freeSlots();
  await newBooking(slot);
  expect((await moveByLink(link, slot!)).error).toMatchObject({ code: 'PT409', hint: 'slot-taken' });
  const odd = await moveByLink(link, { ...slot!, time: '3:17 AM' });
  expect(odd.error).toMatchObject({ code: 'PT422', hint: 'appointment_time' });
  const { data } = await visitor().rpc('booking_by_link', { link });
  expect(data).toMatchObject({
    appointment_date: booking.appointment_date,
    appointment_time: booking.appointment_time,
  });
});

test('K1 decision 6 a client’s bookings can be moved 20 times a day, from any connection', async () => {
  const { booking, link } = await toldBooking();
  const [first, second] = (await freeSlots()).slice(0, 2) as [Slot, Slot];
  for (let count = 0; count < 20; count += 1) await moveByLink(link, count % 2 ? first : second).throwOnError();
  expect((await moveByLink(link, second)).error).toMatchObject({ code: 'PT429', hint: 'email' });
  expect((await visitor().rpc('booking_by_link', { link })).data).toMatchObject({ appointment_time: first.time });

  const later = await newBooking((await freeSlots()).at(-1), { email: booking.email.toUpperCase() });
  expect((await moveByLink(await linkOf(later.id), second)).error).toMatchObject({ code: 'PT429' });
  expect((await visitor().rpc('cancel_by_link', { link })).data).toMatchObject({ status: 'cancelled' });
});

test('decision 8 a booking’s own time is free only for its link', async () => {
  const { booking, link } = await toldBooking();
  const day = booking.appointment_date;
  const rangesTo = async (given: Record<string, unknown>) => (await takenRanges(day, day, given)).length;
  expect([await rangesTo({}), await rangesTo({ link })]).toEqual([1, 0]);
  for (const forged of ['', link.slice(1), `${crypto.randomUUID().replaceAll('-', '')}${link.slice(32)}`, "'; --"])
    expect(await rangesTo({ link: forged })).toBe(1);
});

test('decision 8 a 90-minute booking can move by an hour, overlapping its old time', async () => {
  const day = bookableDates().at(-1)!;
  const { id } = await newBooking({ date: day, time: '9:00 AM' }, { service_type: 'executive' });
  const { error } = await moveByLink(await linkOf(id), { date: day, time: '10:00 AM' });
  expect(error).toBeNull();
});

test('a canceled booking cannot be moved', async () => {
  const { link } = await toldBooking();
  await visitor().rpc('cancel_by_link', { link });
  const [slot] = await freeSlots();
  expect((await moveByLink(link, slot!)).error).toMatchObject({ code: 'PT422', hint: 'link' });
});

test('decision 21 while booking is switched off, a link cancels but does not move', async () => {
  const { link } = await toldBooking();
  const [slot] = await freeSlots();
  await saveSetting('booking_enabled', 'false');
  const moved = await moveByLink(link, slot!);
  const canceled = await visitor().rpc('cancel_by_link', { link });
  await saveSetting('booking_enabled', 'true');
  expect(moved.error).toMatchObject({ code: 'PT422', hint: 'booking-closed' });
  expect(canceled.data).toMatchObject({ status: 'cancelled' });
});

async function confirmingAutomatically(work: () => Promise<void>) {
  await saveSetting('booking_auto_confirm', 'true');
  try {
    await work();
  } finally {
    await saveSetting('booking_auto_confirm', 'false');
  }
}

test('MP3 with automatic confirmation a booking is confirmed with its address, and a moved one at once', () =>
  confirmingAutomatically(async () => {
    const { booking, link } = await toldBooking();
    expect(booking.status).toBe('pending');
    const opened = await visitor().rpc('booking_by_link', { link });
    expect(opened.data).toMatchObject({ status: 'confirmed' });
    expect(await mailState(booking.id, 'reminder')).toBe('waiting');
    const [slot] = await freeSlots();
    expect((await moveByLink(link, slot!)).data).toMatchObject({ status: 'confirmed', ...at(slot!) });
  }));

test('a bot that fills in the honeypot cannot tell whose addresses are confirmed', () =>
  confirmingAutomatically(async () => {
    const { booking, link } = await toldBooking();
    await visitor().rpc('booking_by_link', { link }).throwOnError();
    const [slot] = await freeSlots();
    const { data } = await book(bookingForm(slot!, { email: booking.email, website: 'https://spam.example' }));
    expect(data).toMatchObject({ status: 'pending' });
  }));
