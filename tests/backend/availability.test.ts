import { addDays, weekdayOf } from 'domain/dates';
import { historyOf, owner, visitor } from './api';
import { linkOf, moveByLink } from './mail-steps';
import {
  book,
  bookableDates,
  bookingForm,
  clearCalendar,
  coachDay,
  newBooking,
  setStatus,
  takenClocks,
  wallClock,
} from './slots';

const usualTimes = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];

const setHours = (weekday: number, start_times: string[], ends_by = '17:30') =>
  owner().from('weekly_hours').update({ start_times, ends_by }).eq('weekday', weekday).select();
const setRules = (rules: Record<string, unknown>) =>
  owner().from('booking_rules').update(rules).eq('is_only', true).select();

async function startAsNew() {
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await setHours(weekday, weekday <= 5 ? usualTimes : []).throwOnError();
  await setRules({ minimum_notice_hours: 0, buffer_minutes: 0, daily_cap: null }).throwOnError();
}

beforeEach(async () => {
  await startAsNew();
  await clearCalendar();
});
afterAll(startAsNew);

const day = (index: number) => bookableDates()[index]!;
const nextSaturday = () =>
  Array.from({ length: 14 }, (_, index) => coachDay(index + 1)).find((date) => weekdayOf(date) === 5)!;

const wholeDay = (date: string) => [`${date} 00:00`, `${addDays(date, 1)} 00:00`];
const refusedTime = { code: 'PT422', hint: 'appointment_time' };
const slotTaken = { code: 'PT409', hint: 'slot-taken' };

test('B4 B5 the default week has seven times on weekdays and none at the weekend', async () => {
  const { data } = await visitor().rpc('availability').throwOnError();
  const times = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];
  expect(data).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      start_times: weekday <= 5 ? times : [],
      ends_by: '17:30',
      minimum_notice_hours: 0,
      home_zone: 'America/New_York',
      travel: expect.any(Array),
      move_cutoff_hours: 0,
      cancel_cutoff_hours: 0,
      home_offset: expect.any(Number),
    })),
  );
});

test('B5 visitors can book the owner’s own hours, even on a Saturday', async () => {
  const date = nextSaturday();
  await setHours(6, ['08:05', '12:30'], '14:00').throwOnError();
  const { data } = await visitor().rpc('availability').throwOnError();
  expect((data as object[])[5]).toMatchObject({ start_times: ['8:05 AM', '12:30 PM'], ends_by: '14:00' });
  const booked = await book(bookingForm({ date, time: '12:30 PM' }, { service_type: 'executive' }));
  expect(booked.error).toBeNull();
  expect(wallClock((booked.data as { starts_at: string }).starts_at)).toBe(`${date} 12:30`);
  expect((await book(bookingForm({ date, time: '9:00 AM' }))).error).toMatchObject(refusedTime);
});

test('B5 rejects a consultation that would end too late, accepts one that ends on time', async () => {
  const date = day(2);
  await setHours(weekdayOf(date) + 1, ['15:00'], '16:00').throwOnError();
  const at = (service_type: string) => book(bookingForm({ date, time: '3:00 PM' }, { service_type }));
  expect((await at('executive')).error).toMatchObject(refusedTime);
  expect((await at('leadership')).error).toBeNull();
});

test('B4 rejects a day off with a sentence, and shows it as taken', async () => {
  const date = day(3);
  await setHours(weekdayOf(date) + 1, []).throwOnError();
  const { error } = await book(bookingForm({ date, time: '9:00 AM' }));
  expect(error).toMatchObject({ code: 'PT422', hint: 'appointment_date' });
  expect(error!.message).toBe('There are no consultations on this day of the week. Please choose another date.');
  expect(await takenClocks(date)).toEqual([wholeDay(date)]);
});

test('B4 a booking at too short notice gets the required notice', async () => {
  await setRules({ minimum_notice_hours: 240 }).throwOnError();
  const { error } = await book(bookingForm({ date: day(0), time: '9:00 AM' }));
  expect(error).toMatchObject({ ...refusedTime, message: 'Please book at least 240 hours ahead.' });
  expect((await book(bookingForm({ date: day(9), time: '4:00 PM' }))).error).toBeNull();
});

test('B5 the buffer before and after each consultation is shown and enforced', async () => {
  const date = day(1);
  await setRules({ buffer_minutes: 30 }).throwOnError();
  await newBooking({ date, time: '10:00 AM' });
  expect(await takenClocks(date)).toEqual([[`${date} 09:30`, `${date} 11:30`]]);
  const at = (time: string, service_type: string) => book(bookingForm({ date, time }, { service_type }));
  expect((await at('9:00 AM', 'leadership')).error).toMatchObject(slotTaken);
  expect((await at('11:00 AM', 'keynote')).error).toMatchObject(slotTaken);
  expect((await at('9:00 AM', 'keynote')).error).toBeNull();
  expect((await at('1:00 PM', 'leadership')).error).toBeNull();
});

test('B5 enforces the daily cap, and a cancellation makes room', async () => {
  const date = day(2);
  await setRules({ daily_cap: 2 }).throwOnError();
  const { id } = await newBooking({ date, time: '9:00 AM' });
  await newBooking({ date, time: '1:00 PM' });
  expect(await takenClocks(date)).toContainEqual(wholeDay(date));
  expect((await book(bookingForm({ date, time: '4:00 PM' }))).error).toMatchObject(slotTaken);
  expect((await book(bookingForm({ date: day(3), time: '4:00 PM' }))).error).toBeNull();
  await setStatus(id, 'cancelled');
  expect((await book(bookingForm({ date, time: '4:00 PM' }))).error).toBeNull();
});

test('K1 availability rules do not limit the owner’s changes', async () => {
  const date = day(4);
  const { id } = await newBooking({ date, time: '9:00 AM' });
  await newBooking({ date, time: '10:00 AM' });
  await setRules({ buffer_minutes: 60, daily_cap: 1 }).throwOnError();
  await setHours(weekdayOf(date) + 1, []).throwOnError();
  expect((await setStatus(id, 'confirmed')).error).toBeNull();
});

test('B5 moving a booking follows the rules and ignores the booking itself', async () => {
  const date = day(5);
  await setRules({ daily_cap: 1, buffer_minutes: 120 }).throwOnError();
  const link = await linkOf((await newBooking({ date, time: '9:00 AM' })).id);
  expect((await moveByLink(link, { date, time: '10:00 AM' })).error).toBeNull();
  await newBooking({ date: day(6), time: '9:00 AM' });
  expect((await moveByLink(link, { date: day(6), time: '4:00 PM' })).error).toMatchObject(slotTaken);
  expect((await moveByLink(link, { date, time: '12:00 PM' })).error).toMatchObject(refusedTime);
});

test.each([
  ['out of order', ['10:00', '09:00']],
  ['twice the same', ['09:00', '09:00']],
  ['off the grid of five minutes', ['09:03']],
  ['with seconds', ['09:00:30']],
  ['in the night, when clocks change', ['02:30']],
  ['after the end of the day', ['18:00']],
  ['more than twenty-four', Array.from({ length: 25 }, (_, index) => wallTime(480 + index * 5))],
])('B5 rejects start times %s', async (_, startTimes) => {
  expect((await setHours(1, startTimes)).error).toMatchObject({ code: '23514' });
});

test.each([
  { minimum_notice_hours: -1 },
  { minimum_notice_hours: 241 },
  { buffer_minutes: 7 },
  { buffer_minutes: 125 },
  { daily_cap: 0 },
  { daily_cap: 25 },
])('B5 rejects the rule %o', async (rule) => {
  expect((await setRules(rule)).error).toMatchObject({ code: '23514' });
});

test('K1 the history records which weekday’s hours changed, with old and new values', async () => {
  await setHours(3, ['09:00'], '12:00').throwOnError();
  expect((await historyOf({ table_name: 'weekly_hours' })).at(-1)).toMatchObject({
    row_id: '3',
    before: { start_times: usualTimes.map((time) => `${time}:00`), ends_by: '17:30:00' },
    after: { start_times: ['09:00:00'], ends_by: '12:00:00' },
  });
});

function wallTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
