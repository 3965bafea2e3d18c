import { inScratchDatabase } from '../scratch-steps';
import { newAddress, operator, visitor } from './api';
import { attempt, newHeaders, offeredSlots, tally } from './crowd-steps';
import {
  at,
  book,
  bookableDates,
  bookingForm,
  clearCalendar,
  coachDay,
  freeSlots,
  type Slot,
  takenRanges,
} from './slots';

beforeEach(clearCalendar);

const slot = (index: number, time = '9:00 AM'): Slot => ({ date: bookableDates()[index]!, time });

const hold = (holder: unknown, wanted: Slot, client = visitor(), service_type: unknown = 'leadership') =>
  client.rpc('hold_slot', { holder, service_type, ...at(wanted) });
const release = (holder: unknown) => visitor().rpc('release_slot', { holder });

const isFree = async ({ date }: Slot, holder?: string) => (await takenRanges(date, date, { holder })).length === 0;

const slotTaken = { code: 'PT409', hint: 'slot-taken' };
const newHolder = () => crypto.randomUUID();

/** Leftover holds would affect the following tests. */
const held: string[] = [];
const newHeld = () => held[held.push(newHolder()) - 1]!;
afterEach(async () => {
  for (const holder of held.splice(0)) await release(holder).throwOnError();
});

test('decision 8 a held time can be booked only by its own form', async () => {
  const holder = newHeld();
  const until = await hold(holder, slot(0)).throwOnError();
  const minutes = (Date.parse(until.data as string) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(10);
  expect([await isFree(slot(0)), await isFree(slot(0), holder)]).toEqual([false, true]);
  expect((await book(bookingForm(slot(0)))).error).toMatchObject(slotTaken);
  expect((await book(bookingForm(slot(0, '10:00 AM'), { service_type: 'executive' }))).error).toBeNull();
  expect((await book(bookingForm(slot(0), { request_id: holder }))).error).toBeNull();
  expect((await hold(newHolder(), slot(0))).error).toMatchObject(slotTaken);
});

test('decision 8 a booking cannot overlap a held time', async () => {
  await hold(newHeld(), slot(0, '10:00 AM')).throwOnError();
  expect((await hold(newHolder(), slot(0), visitor(), 'executive')).error).toMatchObject(slotTaken);
  expect((await hold(newHeld(), slot(0), visitor(), 'leadership')).error).toBeNull();
});

test('decision 8 of fifty concurrent holds of one time, one succeeds and the others are rejected with a reason', async () => {
  const holders = Array.from({ length: 50 }, newHeld);
  const answers = await Promise.all(holders.map((holder) => hold(holder, slot(3))));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  for (const { error } of answers) if (error) expect(error).toMatchObject(slotTaken);
});

test('decision 8 of a concurrent hold and booking, one gets the time', async () => {
  const holders = Array.from({ length: 10 }, newHeld);
  const wanted = slot(4);
  const answers = await Promise.all([
    ...holders.map((holder) => hold(holder, wanted)),
    ...holders.map(() => book(bookingForm(wanted))),
  ]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test('decision 6 a connection can hold three times, and book without a hold', async () => {
  const client = visitor(newAddress());
  for (const index of [0, 1, 2]) await hold(newHeld(), slot(index), client).throwOnError();
  expect((await hold(newHolder(), slot(3), client)).error).toMatchObject({ code: 'PT429', hint: 'holds' });
  expect((await book(bookingForm(slot(3)), client)).error).toBeNull();
  await hold(newHeld(), slot(4)).throwOnError();
});

test('decision 6 a network can hold nine times, however many addresses it has', async () => {
  const network = newAddress().replace(/:[^:]*::1$/, '');
  const slots = await freeSlots(30);
  const attempt = (index: number) => hold(newHeld(), slots[index]!, visitor(`${network}:${index}::1`), 'keynote');
  for (let index = 0; index < 9; index += 1) await attempt(index).throwOnError();
  expect((await attempt(9)).error).toMatchObject({ code: 'PT429', hint: 'holds' });
  await hold(newHeld(), slots[9]!, visitor(), 'keynote').throwOnError();
});

test('decision 6 all holds together are limited', async () => {
  const slots = await freeSlots(30);
  const answers = [];
  for (const free of slots.slice(0, 40)) answers.push(await hold(newHeld(), free, visitor(), 'keynote'));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(30);
  expect(answers.at(-1)!.error).toMatchObject({ code: 'PT429', hint: 'holds' });
});

// The days are computed by each test: midnight may pass while the file runs.
test.each<[string, string, () => Parameters<typeof hold>]>([
  ['no form', 'holder', () => [null, slot(0)]],
  ['today', 'appointment_date', () => [newHolder(), { date: coachDay(0), time: '9:00 AM' }]],
  ['the end of time', 'appointment_date', () => [newHolder(), { date: 'infinity', time: '9:00 AM' }]],
  ['lunch time', 'appointment_time', () => [newHolder(), slot(0, '12:00 PM')]],
  ['a time and a half', 'appointment_time', () => [newHolder(), slot(0, "9:00 AM'; drop table bookings_la2024; --")]],
  ['a service that is not booked online', 'service_type', () => [newHolder(), slot(0), visitor(), 'retreats']],
  ['no service', 'service_type', () => [newHolder(), slot(0), visitor(), null]],
])('holding %s is rejected with a sentence for %s', async (_, field, given) => {
  const { data, error } = await hold(...given());
  expect(data).toBeNull();
  expect(error).toMatchObject({ code: 'PT422', hint: field, message: expect.stringMatching(/^[A-Z].*\.$/) });
});

test.each([
  ['nothing', null],
  ['a malformed id', 'x'],
  ['a form that holds nothing', newHolder()],
  ['a piece of SQL', "'; delete from private.slot_holds; --"],
])('releasing %s releases no hold', async (_, holder) => {
  await hold(newHeld(), slot(5)).throwOnError();
  await release(holder);
  expect(await isFree(slot(5))).toBe(false);
});

test('decision 2 nobody can read holds', async () => {
  for (const client of [visitor(), operator()])
    for (const table of ['slot_holds', 'booking_limits'])
      expect((await client.from(table).select('*')).error).not.toBeNull();
});

test('decision 8 a hold expires after ten minutes or, extended, half an hour, and no more are given once they take half of the bookable times', () =>
  // Time passes by making the holds older.
  inScratchDatabase(async ({ driver }, one) => {
    const tuesday = await one(`
      select to_char(private.coach_today() + number, 'YYYY-MM-DD') from generate_series(1, 7) as number
      where extract(isodow from private.coach_today() + number) = 2`);
    const minutes = (count: number) =>
      driver.unsafe(`update private.slot_holds set opened_at = opened_at - make_interval(mins => ${count}),
        held_since = held_since - make_interval(mins => ${count}), held_until = held_until - make_interval(mins => ${count})`);
    /** How many minutes it is held, or why not. */
    const hold = (holder: string, time: string = '9:00 AM') =>
      one(`select round(extract(epoch from public.hold_slot($1, 'keynote', $2, $3) - now()) / 60)::integer`, [
        holder,
        tuesday,
        time,
      ]).catch((error: Error) => error.message);
    const isTakenToOthers = () => one('select count(*) > 0 from public.taken_ranges($1, $1)', [tuesday]);

    await hold(newHolder());
    await minutes(9);
    expect(await isTakenToOthers()).toBe(true);
    await minutes(2);
    expect(await isTakenToOthers()).toBe(false);

    const holder = newHolder();
    await hold(holder);
    const noLonger = 'This time is no longer held for you. You can still book it if it’s free.';
    for (const held of [10, 10, 6, noLonger]) {
      await minutes(8);
      expect(await hold(holder)).toBe(held);
    }
    expect(await hold(holder, '10:00 AM')).toBe(10);
    await driver.unsafe('select public.release_slot($1)', [holder]);
    expect(await hold(holder, '10:00 AM')).toBe(10);

    const holdAll = async (slots: Slot[]) => {
      const answers = [];
      for (const { date, time } of slots) {
        const given = [newHeaders(), newHolder(), date, time];
        const statement = `select set_config('request.headers', $1, true), public.hold_slot($2, 'keynote', $3, $4)`;
        answers.push(await attempt(driver, statement, given));
      }
      return tally(answers);
    };
    await driver.unsafe('delete from private.slot_holds');
    await driver.unsafe('update public.booking_rules set daily_cap = 1');
    const mornings = (await offeredSlots(driver)).filter(({ time }) => time === '9:00 AM');
    expect(await holdAll(mornings)).toEqual({ booked: 5, PT429: 5 });

    // With half of the days blocked.
    await driver.unsafe('delete from private.slot_holds');
    await driver.unsafe(
      `insert into public.blocked_times (starts_at, ends_at) values (now(), private.day_start($1::date))`,
      [mornings[5]!.date],
    );
    expect(await holdAll(mornings.slice(5))).toEqual({ booked: 3, PT429: 2 });
  }));
