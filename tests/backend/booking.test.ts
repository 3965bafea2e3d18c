import { newEmail, owner, saveSetting } from './api';
import { claimMailsOf } from './mail-steps';
import {
  book,
  bookableDates,
  bookingForm,
  clearCalendar,
  coachDay,
  freeSlot,
  freeSlots,
  setStatus,
  storedBookings,
  takenRanges,
  wallClock,
} from './slots';

beforeEach(clearCalendar);

test('B8 booking returns the visitor’s own booking with its start and end', async () => {
  const slot = await freeSlot(90);
  const form = bookingForm(slot, {
    service_type: 'executive',
    first_name: '  Maya ',
    company: 'Brooks & Co',
    message: 'One\r\ntwo',
  });
  const { data, error } = await book(form);
  expect(error).toBeNull();
  expect(data).toMatchObject({
    service_type: 'executive',
    service_name: 'Executive Coaching',
    appointment_date: slot.date,
    appointment_time: slot.time,
    first_name: 'Maya',
    company: 'Brooks & Co',
    message: 'One\ntwo',
    phone: '',
    timezone: 'EST',
    status: 'pending',
  });
  expect(data).not.toHaveProperty('request_id');
  expect(Date.parse(data.ends_at) - Date.parse(data.starts_at)).toBe(90 * 60_000);
  expect(wallClock(data.starts_at).slice(0, 10)).toBe(slot.date);
  const [row] = await storedBookings(form.email);
  expect(row).toMatchObject({ id: data.id, status: 'pending', starts_at: data.starts_at });
});

test.each([
  ['leadership', 'Leadership Coaching', 60],
  ['executive', 'Executive Coaching', 90],
  ['keynote', 'Keynote Speaking', 30],
  ['business', 'Business Coaching', 60],
])('B2 %s is booked as %s and takes %i minutes', async (service, name, minutes) => {
  const { data } = await book(bookingForm(await freeSlot(minutes), { service_type: service }));
  expect(data.service_name).toBe(name);
  expect(Date.parse(data.ends_at) - Date.parse(data.starts_at)).toBe(minutes * 60_000);
});

test('B4 every offered day can be booked', async () => {
  const slots = await freeSlots(30);
  for (const date of bookableDates()) {
    const slot = slots.findLast((free) => free.date === date)!;
    const { error } = await book(bookingForm(slot, { service_type: 'keynote' }));
    expect(error).toBeNull();
  }
});

test('resubmitting a form after a lost response creates one booking', async () => {
  const form = bookingForm(await freeSlot());
  const first = await book(form);
  const again = await book({ ...form, message: ' \n' });
  expect(again.data).toEqual(first.data);
  expect(await storedBookings(form.email)).toHaveLength(1);
});

test.each(['first_name', 'last_name', 'phone', 'company', 'message'])(
  'a form that already created a booking is rejected with another %s, and the booking keeps its own',
  async (field) => {
    const form = bookingForm(await freeSlot());
    await book(form).throwOnError();
    const [stored] = await storedBookings(form.email);
    const { error } = await book({ ...form, [field]: 'Changed' });
    expect(error).toMatchObject({ code: 'PT409', hint: 'request-used' });
    expect(await storedBookings(form.email)).toEqual([stored]);
  },
);

test('ten concurrent submissions of a form create one booking and all return it', async () => {
  const form = bookingForm(await freeSlot());
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(form)));
  expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await storedBookings(form.email)).toHaveLength(1);
});

test("another form's id reveals nothing", async () => {
  const form = bookingForm(await freeSlot());
  await book(form);
  const { data, error } = await book({ ...form, email: newEmail('thief') });
  expect(data).toBeNull();
  expect(error).toMatchObject({ code: 'PT409', hint: 'request-used' });
});

test('a bot that fills in the honeypot gets a normal response, and nothing is stored', async () => {
  const slot = await freeSlot();
  const person = (await book(bookingForm(slot))).data;
  const form = bookingForm(await freeSlot(), { website: 'https://spam.example' });
  const { data, error } = await book(form);
  expect(error).toBeNull();
  expect(Object.keys(data).toSorted()).toEqual(Object.keys(person).toSorted());
  expect(Object.values(data).every((value) => value !== null)).toBe(true);
  expect(await storedBookings(form.email)).toHaveLength(0);
  expect(await freeSlots()).toContainEqual({ date: form.appointment_date, time: form.appointment_time });
});

test('rejects a time that overlaps any part of a booking', async () => {
  // A ninety-minute conversation at nine runs into ten.
  const slots = await freeSlots(90);
  const nine = slots.find(
    ({ date, time }) => time === '9:00 AM' && slots.some((other) => other.date === date && other.time === '10:00 AM'),
  )!;
  await book(bookingForm(nine, { service_type: 'executive' }));
  const { error } = await book(bookingForm({ ...nine, time: '10:00 AM' }));
  expect(error).toMatchObject({
    code: 'PT409',
    hint: 'slot-taken',
    message: 'This time has just been taken. Please choose another one.',
  });
});

test('past bookings are not shown as taken, even if they are still live', async () => {
  const past = await owner()
    .from('bookings_la2024')
    .select('id')
    .lt('appointment_date', coachDay(0))
    .limit(1)
    .throwOnError();
  await setStatus(past.data[0]!.id, 'confirmed');
  expect(await takenRanges(coachDay(-400), coachDay(-1))).toEqual([]);
});

test.each([
  ['a far future', '2999-01-01', 'infinity'],
  ['a range that ends before it begins', coachDay(14), coachDay(1)],
  ['the end of time', 'infinity', 'infinity'],
  ['the time before all days', '-infinity', '-infinity'],
])('a request for %s returns nothing', async (_, from, to) => {
  expect(await takenRanges(from, to)).toEqual([]);
});

test.each([
  ['-infinity', 'infinity'],
  [null, null],
])('an unlimited range, from %s to %s, returns only the next two months', async (from, to) => {
  const ranges = await takenRanges(from, to);
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.every(({ starts_at }) => wallClock(starts_at).slice(0, 10) >= coachDay(0))).toBe(true);
});

test('MP2 LA4 a booking stores the visitor’s time zone and language, and its emails get them', async () => {
  const form = bookingForm(await freeSlot(), { visitor_time_zone: 'Asia/Tokyo', language: 'de-AT' });
  const { data } = await book(form);
  expect(data).toMatchObject({ visitor_time_zone: 'Asia/Tokyo', language: 'de' });
  for (const mail of await claimMailsOf(data.id))
    expect(mail).toMatchObject({ visitor_time_zone: 'Asia/Tokyo', language: 'de' });
});

test.each([
  ['an older form sends neither', {}],
  ['both are malformed', { visitor_time_zone: "'; drop table x; --", language: '<b>' }],
  ['both are null', { visitor_time_zone: null, language: null }],
])('MP2 LA4 a booking succeeds in English if %s', async (_, more) => {
  const { data, error } = await book(bookingForm(await freeSlot(), more));
  expect(error).toBeNull();
  expect(data).toMatchObject({ visitor_time_zone: '', language: 'en' });
});

test('bookings per email address are limited', async () => {
  const email = newEmail('often');
  const slots = await freeSlots(30);
  const answers = [];
  for (const [index, slot] of slots.slice(0, 6).entries()) {
    answers.push(
      await book(bookingForm(slot, { service_type: 'keynote', email: index % 2 ? email.toUpperCase() : email })),
    );
  }
  expect(answers.filter(({ error }) => error === null)).toHaveLength(5);
  expect(answers.at(-1)!.error).toMatchObject({ code: 'PT429', hint: 'email' });
});

test('decision 21 visitors cannot book while booking is switched off', async () => {
  const form = bookingForm(await freeSlot());
  await saveSetting('booking_enabled', 'false');
  const refused = await book(form);
  await saveSetting('booking_enabled', 'true');
  expect(refused.error).toMatchObject({ code: 'PT422', hint: 'booking-closed' });
  expect((await book(form)).error).toBeNull();
});
