import { defaultZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { coachInstant, minutesOfClock } from 'domain/slots';
import { owner } from './api';
import { linkOf, moveByLink } from './mail-steps';
import {
  book,
  bookableDates,
  bookingForm,
  clearCalendar,
  coachDay,
  freeSlots,
  newBooking,
  setStatus,
  takenClocks,
  takenRanges,
} from './slots';

const made: string[] = [];

beforeAll(async () => {
  await clearCalendar();
});
afterEach(async () => {
  await owner().from('blocked_times').delete().in('id', made.splice(0)).throwOnError();
});

/** Blocks a period between two local times such as `2026-11-24 09:00`. */
async function block(from: string, to: string, note = '') {
  const instant = (clock: string) => {
    const [date = '', time = ''] = clock.split(' ');
    return coachInstant(date, minutesOfClock(time), defaultZones).toISOString();
  };
  const row = { starts_at: instant(from), ends_at: instant(to), note };
  const { data } = await owner().from('blocked_times').insert(row).select().single().throwOnError();
  made.push((data as { id: string }).id);
  return data as { id: string; starts_at: string; ends_at: string };
}

const day = (index: number) => bookableDates()[index]!;

test('B5 visitors see blocked hours as taken, without the reason', async () => {
  const date = day(1);
  await block(`${date} 09:00`, `${date} 12:00`, 'Dentist');
  expect(await takenClocks(date)).toEqual([[`${date} 09:00`, `${date} 12:00`]]);
  const times = (await freeSlots()).filter((slot) => slot.date === date).map(({ time }) => time);
  expect(times).toEqual(['1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']);
  expect(Object.keys((await takenRanges(date))[0]!)).toEqual(['starts_at', 'ends_at']);
});

test('B5 a long absence is clipped to the requested dates', async () => {
  await block(`${coachDay(1)} 00:00`, `${coachDay(30)} 00:00`);
  expect(await takenClocks(day(2))).toEqual([[`${day(2)} 00:00`, `${addDays(day(2), 1)} 00:00`]]);
  expect((await book(bookingForm({ date: day(2), time: '1:00 PM' }))).error).toMatchObject({ hint: 'slot-taken' });
});

test('B10 rejects a consultation that runs into a blocked hour, accepts one that ends at its start', async () => {
  const date = day(4);
  await block(`${date} 10:00`, `${date} 12:00`);
  const long = await book(bookingForm({ date, time: '9:00 AM' }, { service_type: 'executive' }));
  expect(long.error).toMatchObject({ hint: 'slot-taken' });
  expect((await book(bookingForm({ date, time: '9:00 AM' }))).error).toBeNull();
});

test('B10 resubmitting a form after its time was blocked returns its booking', async () => {
  const date = day(5);
  const form = bookingForm({ date, time: '2:00 PM' });
  const first = await book(form).throwOnError();
  await block(`${date} 00:00`, `${addDays(date, 1)} 00:00`);
  const again = await book(form);
  expect([again.error, (again.data as { id: string }).id]).toEqual([null, (first.data as { id: string }).id]);
});

test('B10 a visitor cannot move a booking into a blocked hour', async () => {
  const [date, other] = [day(7), day(8)];
  const { id } = await newBooking({ date, time: '9:00 AM' });
  await block(`${other} 09:00`, `${other} 11:00`);
  const link = await linkOf(id);
  const move = (time: string) => moveByLink(link, { date: other, time });
  expect((await move('10:00 AM')).error).toMatchObject({ code: 'PT409', hint: 'slot-taken' });
  expect((await move('11:00 AM')).error).toBeNull();
});

test('K1 the owner can confirm a booking made before its time was blocked', async () => {
  const date = day(6);
  const { id } = await newBooking({ date, time: '3:00 PM' });
  await block(`${date} 15:00`, `${date} 16:00`);
  expect((await setStatus(id, 'confirmed')).error).toBeNull();
});

test('K1 a visitor does not get the owner’s note of their booking', async () => {
  expect(await newBooking()).not.toHaveProperty('owner_note');
});
