import { operator, owner, visitor } from './api';
import { book, bookableDates, bookingForm, clearCalendar, freeSlots, type Slot } from './slots';

type Mail = Record<string, unknown> & { mail_id: string; claim: string; kind: string; sequence: number; link: string };
type Booked = { id: string; email: string; status: string; appointment_date: string; appointment_time: string };

const post = operator();

async function newBooking(daysAhead: 'soon' | 'later' = 'later') {
  const slots = await freeSlots();
  const slot = daysAhead === 'later' ? slots.at(-1)! : slots[0]!;
  const { data, error } = await book(bookingForm(slot, { message: 'In confidence', phone: '+1 212 555 0199' }));
  if (error) throw error;
  return data as Booked;
}

async function claim(booking: string): Promise<Mail[]> {
  const { data } = await post.rpc('claim_mail', { for_booking: booking }).throwOnError();
  return data as Mail[];
}

async function send(mails: Mail[]): Promise<void> {
  for (const { mail_id, claim: mail_claim } of mails) {
    await post.rpc('start_mail', { mail_id, mail_claim }).throwOnError();
    await post.rpc('finish_mail', { mail_id, mail_claim }).throwOnError();
  }
}

/** A booking whose first emails were sent, and the link in them. */
async function toldBooking() {
  const booking = await newBooking();
  const mails = await claim(booking.id);
  await send(mails);
  return { booking, link: mails[0]!.link };
}

const owed = async (booking: string) =>
  (await post.rpc('mail_state', { for_booking: booking, mail_kind: 'confirmed' }).throwOnError()).data;

const setStatus = async (id: string, status: string) => {
  const client = await owner();
  const { error } = await client.from('bookings_la2024').update({ status }).eq('id', id);
  if (error) throw error;
};

beforeEach(clearCalendar);

test('the link in the email shows the appointment but nothing confidential', async () => {
  const { booking, link } = await toldBooking();
  const { data, error } = await visitor().rpc('booking_by_link', { link });
  expect(error).toBeNull();
  expect(data).toMatchObject({ id: booking.id, status: 'pending', first_name: 'Maya', message: '', phone: '' });
});

describe('PO1 cutoffs', () => {
  const setCutoffs = async (move_cutoff_hours: number, cancel_cutoff_hours: number) => {
    const rules = (await owner()).from('booking_rules');
    await rules.update({ move_cutoff_hours, cancel_cutoff_hours }).eq('is_only', true).throwOnError();
  };
  afterEach(() => setCutoffs(0, 0));

  test('a booking keeps its cutoffs, the link respects each of them, and the email gets both', async () => {
    const slots = await freeSlots();
    await setCutoffs(240, 0);
    const first = await newBooking('soon');
    const [mail] = await claim(first.id);
    expect(mail).toMatchObject({ move_cutoff_hours: 240, cancel_cutoff_hours: 0 });
    await setCutoffs(0, 240);
    const to = { appointment_date: slots[1]!.date, appointment_time: slots[1]!.time };
    const late = { code: 'PT422', message: expect.stringMatching(/^It’s too late .* reply to the email instead\.$/) };
    expect((await visitor().rpc('move_by_link', { link: mail!.link, ...to })).error).toMatchObject(late);
    expect((await visitor().rpc('cancel_by_link', { link: mail!.link })).error).toBeNull();
    const second = await newBooking('soon');
    const { link } = (await claim(second.id))[0]!;
    expect((await visitor().rpc('booking_by_link', { link })).data).toMatchObject({ cancel_cutoff_hours: 240 });
    const bookings = (await owner()).from('bookings_la2024');
    await bookings.update({ status: 'confirmed' }).eq('id', second.id).throwOnError();
    expect((await visitor().rpc('cancel_by_link', { link })).error).toMatchObject(late);
    expect((await visitor().rpc('move_by_link', { link, ...to })).error).toBeNull();
  });

  test('a request can be withdrawn by link until it begins', async () => {
    await setCutoffs(240, 240);
    const [mail] = await claim((await newBooking('soon')).id);
    expect((await visitor().rpc('cancel_by_link', { link: mail!.link })).data).toMatchObject({ status: 'cancelled' });
  });
});

test('reading a link changes nothing and queues no email', async () => {
  const { booking, link } = await toldBooking();
  await visitor().rpc('booking_by_link', { link });
  expect(await claim(booking.id)).toEqual([]);
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
  const { data } = await post.from('bookings_la2024').select('status').eq('id', booking.id).single();
  expect(data).toEqual({ status: 'pending' });
});

test('a visitor cancels by link, idempotently, and both people are mailed at once', async () => {
  const { booking, link } = await toldBooking();
  const first = await visitor().rpc('cancel_by_link', { link });
  const second = await visitor().rpc('cancel_by_link', { link });
  expect([first.error, second.error]).toEqual([null, null]);
  for (const { data } of [first, second]) expect(data).toMatchObject({ id: booking.id, status: 'cancelled' });
  const mails = await claim(booking.id);
  expect(mails.map(({ kind, sequence }) => [kind, sequence]).toSorted()).toEqual([
    ['cancelled', 1],
    ['owner-cancelled', 1],
  ]);
});

test('decision 8 moving a booking frees its old time and needs a new confirmation', async () => {
  const { booking, link } = await toldBooking();
  await setStatus(booking.id, 'confirmed');
  const [slot] = await freeSlots();
  const { data, error } = await visitor().rpc('move_by_link', {
    link,
    appointment_date: slot!.date,
    appointment_time: slot!.time,
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'pending', appointment_date: slot!.date, appointment_time: slot!.time });
  const free = await freeSlots();
  expect(free).toContainEqual({ date: booking.appointment_date, time: booking.appointment_time });
  expect(free).not.toContainEqual(slot);
  expect((await claim(booking.id)).map(({ kind }) => kind).toSorted()).toEqual(['moved', 'owner-moved']);
});

test('decision 8 a booking cannot move to a taken or unavailable time', async () => {
  const { booking, link } = await toldBooking();
  const [slot] = await freeSlots();
  await book(bookingForm(slot!));
  const taken = await visitor().rpc('move_by_link', {
    link,
    appointment_date: slot!.date,
    appointment_time: slot!.time,
  });
  expect(taken.error).toMatchObject({ code: 'PT409', hint: 'slot-taken' });
  const odd = await visitor().rpc('move_by_link', {
    link,
    appointment_date: slot!.date,
    appointment_time: '3:17 AM',
  });
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
  const moveTo = ({ date, time }: Slot, other = link) =>
    visitor().rpc('move_by_link', { link: other, appointment_date: date, appointment_time: time });
  for (let count = 0; count < 20; count += 1) await moveTo(count % 2 ? first : second).throwOnError();
  expect((await moveTo(second)).error).toMatchObject({ code: 'PT429', hint: 'email' });
  expect((await visitor().rpc('booking_by_link', { link })).data).toMatchObject({ appointment_time: first.time });

  const { data } = await book(bookingForm((await freeSlots()).at(-1)!, { email: booking.email.toUpperCase() }));
  const [later] = await claim((data as Booked).id);
  expect((await moveTo(second, later!.link)).error).toMatchObject({ code: 'PT429' });
  expect((await visitor().rpc('cancel_by_link', { link })).data).toMatchObject({ status: 'cancelled' });
});

test('decision 8 a booking’s own time is free only for its link', async () => {
  const { booking, link } = await toldBooking();
  const day = { from_date: booking.appointment_date, to_date: booking.appointment_date };
  const rangesTo = async (given: object) => {
    const { data } = await visitor()
      .rpc('taken_ranges', { ...day, ...given })
      .throwOnError();
    return (data as unknown[]).length;
  };
  expect([await rangesTo({}), await rangesTo({ link })]).toEqual([1, 0]);
  for (const forged of ['', link.slice(1), `${crypto.randomUUID().replaceAll('-', '')}${link.slice(32)}`, "'; --"])
    expect(await rangesTo({ link: forged })).toBe(1);
});

test('decision 8 a 90-minute booking can move by an hour, overlapping its old time', async () => {
  const day = bookableDates().at(-1)!;
  const { data, error: refused } = await book(
    bookingForm({ date: day, time: '9:00 AM' }, { service_type: 'executive' }),
  );
  expect(refused).toBeNull();
  const [{ link } = { link: '' }] = await claim((data as Booked).id);
  const { error } = await visitor().rpc('move_by_link', { link, appointment_date: day, appointment_time: '10:00 AM' });
  expect(error).toBeNull();
});

test('a canceled booking cannot be moved', async () => {
  const { link } = await toldBooking();
  await visitor().rpc('cancel_by_link', { link });
  const [slot] = await freeSlots();
  const { error } = await visitor().rpc('move_by_link', {
    link,
    appointment_date: slot!.date,
    appointment_time: slot!.time,
  });
  expect(error).toMatchObject({ code: 'PT422', hint: 'link' });
});

test('K1 the owner’s confirmation is mailed to the visitor after half a minute', async () => {
  const { booking } = await toldBooking();
  await setStatus(booking.id, 'confirmed');
  expect(await claim(booking.id)).toEqual([]);
  expect(await owed(booking.id)).toBe('waiting');
});

test('K1 an undone change sends no email', async () => {
  const { booking } = await toldBooking();
  await setStatus(booking.id, 'confirmed');
  await setStatus(booking.id, 'pending');
  expect(await owed(booking.id)).toBeNull();
  await setStatus(booking.id, 'cancelled');
  await setStatus(booking.id, 'pending');
  const { data } = await post.rpc('mail_state', { for_booking: booking.id, mail_kind: 'cancelled' });
  expect(data).toBeNull();
});

async function confirmingAutomatically(work: () => Promise<void>) {
  const client = await owner();
  const set = (value: string) =>
    client.from('site_settings_la2024').update({ value }).eq('key', 'booking_auto_confirm').throwOnError();
  await set('"true"');
  try {
    await work();
  } finally {
    await set('"false"');
  }
}

test('MP3 with automatic confirmation a booking is confirmed with its address, and a moved one at once', () =>
  confirmingAutomatically(async () => {
    const { booking, link } = await toldBooking();
    expect(booking.status).toBe('pending');
    const opened = await visitor().rpc('booking_by_link', { link });
    expect(opened.data).toMatchObject({ status: 'confirmed' });
    const { data: reminder } = await post.rpc('mail_state', { for_booking: booking.id, mail_kind: 'reminder' });
    expect(reminder).toBe('waiting');
    const [slot] = await freeSlots();
    const to = { appointment_date: slot!.date, appointment_time: slot!.time };
    const { data } = await visitor().rpc('move_by_link', { link, ...to });
    expect(data).toMatchObject({ status: 'confirmed', ...to });
  }));

test('a bot that fills in the honeypot cannot tell whose addresses are confirmed', () =>
  confirmingAutomatically(async () => {
    const { booking, link } = await toldBooking();
    await visitor().rpc('booking_by_link', { link }).throwOnError();
    const [slot] = await freeSlots();
    const { data } = await book(bookingForm(slot!, { email: booking.email, website: 'https://spam.example' }));
    expect(data).toMatchObject({ status: 'pending' });
  }));

const bookingTable = async () => (await owner()).from('bookings_la2024');

test('OB4 the email about a cancellation is sent even if the booking is deleted first', async () => {
  const { booking, link } = await toldBooking();
  await (await bookingTable()).update({ cancel_reason: 'I am ill.' }).eq('id', booking.id).throwOnError();
  await visitor().rpc('cancel_by_link', { link });
  await (await bookingTable()).delete().eq('id', booking.id).throwOnError();
  const mails = (await claim(booking.id)) as (Mail & { email: string; status: string; cancel_reason: string })[];
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'owner-cancelled']);
  for (const mail of mails) {
    expect(mail).toMatchObject({ status: 'cancelled', cancel_reason: 'I am ill.' });
    expect(mail.email).toMatch(/^maya\./);
  }
  await send(mails);
});

test('OB4 a deletion makes emails about the appointment obsolete, and they stay in the outbox', async () => {
  const booking = await newBooking();
  await (await bookingTable()).delete().eq('id', booking.id).throwOnError();
  expect(await claim(booking.id)).toEqual([]);
  const { data } = await post.rpc('mail_state', { for_booking: booking.id, mail_kind: 'confirmation' });
  expect(data).toBe('skipped');
});

test('OB4 a failed email of a deleted booking stays among the unsent ones, and retrying it does not send it', async () => {
  const booking = await newBooking();
  const client = await owner();
  const failed = (await claim(booking.id)).find(({ kind }) => kind === 'confirmation')!;
  await post
    .rpc('fail_mail', { mail_id: failed.mail_id, mail_claim: failed.claim, reason: 'no such user', is_final: true })
    .throwOnError();
  await client.from('bookings_la2024').delete().eq('id', booking.id).throwOnError();
  const { data } = await client.rpc('undelivered_mails', { at_most: 100 }).throwOnError();
  const lost = (data as { mail_id: string }[]).find(({ mail_id }) => mail_id === failed.mail_id);
  expect(lost).toMatchObject({ booking_id: null, about: 'Maya Brooks', is_over: true });
  await client.rpc('retry_mails', { mail_ids: [failed.mail_id] }).throwOnError();
  const [again] = (await claim(booking.id)) as (Mail & { status: string })[];
  expect(again).toMatchObject({ kind: 'confirmation', status: 'cancelled' });
});

test('completing a booking sends no calendar update', async () => {
  const { booking } = await toldBooking();
  await setStatus(booking.id, 'completed');
  const { data } = await post.from('bookings_la2024').select('sequence').eq('id', booking.id).single();
  expect(data).toEqual({ sequence: 0 });
});

test('MP3 a reminder is queued once the booking is confirmed, unless it is canceled', async () => {
  const { booking, link } = await toldBooking();
  const reminder = () => post.rpc('mail_state', { for_booking: booking.id, mail_kind: 'reminder' });
  expect((await reminder()).data).toBeNull();
  await setStatus(booking.id, 'confirmed');
  expect((await reminder()).data).toBe('waiting');
  await visitor().rpc('cancel_by_link', { link });
  expect((await reminder()).data).toBeNull();
});
