import { inScratchDatabase } from '../scratch-steps';
import { asOwner, owner, visitor } from './api';
import { linkOf, moveByLink } from './mail-steps';
import { moved } from './owner-times';
import {
  book,
  bookableDates,
  bookingForm,
  clearCalendar,
  newBooking,
  setStatus,
  type Slot,
  storedBookings,
} from './slots';

async function startAsNew() {
  await owner().from('travel_dates').delete().gte('first_day', '2020-01-01').throwOnError();
  await setRules({ home_zone: 'America/New_York', daily_cap: null }).throwOnError();
}
beforeEach(async () => {
  await startAsNew();
  await clearCalendar();
});
afterEach(startAsNew);

const setRules = (rules: Record<string, unknown>) => owner().from('booking_rules').update(rules).eq('is_only', true);
const travel = (first_day: string, last_day: string, zone: string) =>
  owner().from('travel_dates').insert({ first_day, last_day, zone, note: 'A workshop' });
const day = (index: number) => bookableDates()[index]!;
const at = (date: string, time: string): Slot => ({ date, time });

/** An instant on the wall clock of a zone: `2026-11-24 09:00`. */
const clockIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));

test('ZN1 hours are wall-clock times in the home zone, and bookings keep its name', async () => {
  await setRules({ home_zone: 'Europe/Berlin' }).throwOnError();
  const booking = await newBooking(at(day(4), '9:00 AM'));
  expect(booking.timezone).toBe('Europe/Berlin');
  expect(clockIn('Europe/Berlin', booking.starts_at)).toBe(`${day(4)} 09:00`);
});

test('ZN1 hours follow the zone of a travel day, and availability names it', async () => {
  const [first, last] = [day(4), day(5)];
  await travel(first, last, 'Asia/Tokyo').throwOnError();
  const booking = await newBooking(at(last, '9:00 AM'));
  expect(booking.timezone).toBe('Asia/Tokyo');
  expect(clockIn('Asia/Tokyo', booking.starts_at)).toBe(`${last} 09:00`);
  expect((await newBooking(at(day(6), '9:00 AM'))).timezone).toBe('EST');
  const { data } = await visitor().rpc('availability').throwOnError();
  expect((data as unknown[])[0]).toMatchObject({
    home_zone: 'America/New_York',
    travel: expect.arrayContaining([{ firstDay: first, lastDay: last, zone: 'Asia/Tokyo', offset: 9 * 60 }]),
  });
});

test('ZN3 days after a clock change come with their own offset, also during a trip', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const changes = (zone: string) => one(`select private.clock_change($1, '2026-10-20', '2026-11-04')`, [zone]);
    await driver.unsafe(`create or replace function private.coach_today() returns date language sql stable set search_path = ''
      as $$ select date '2026-10-20' $$`);
    await driver.unsafe(`insert into public.travel_dates (first_day, last_day, zone) values
      ('2026-10-01', '2026-10-27', 'Europe/Berlin'), ('2026-11-05', '2199-12-31', 'Asia/Kathmandu')`);
    const berlin = { zone: 'Europe/Berlin', offset: 60 };
    expect(await changes('Europe/Berlin')).toEqual([{ firstDay: '2026-10-25', lastDay: '2026-11-04', ...berlin }]);
    expect(await changes('Asia/Tokyo')).toEqual([]);
    expect(await one('select travel from public.availability() limit 1')).toEqual([
      { firstDay: '2026-10-25', lastDay: '2026-10-27', ...berlin },
      { firstDay: '2026-10-01', lastDay: '2026-10-27', ...berlin, offset: 120 },
      { firstDay: '2026-11-05', lastDay: '2199-12-31', zone: 'Asia/Kathmandu', offset: 345 },
      { firstDay: '2026-11-01', lastDay: '2026-11-04', zone: 'America/New_York', offset: -300 },
    ]);
  }));

test('ZN1 bookings keep their instant when the zone changes, and moves use the new zone', async () => {
  const { email, starts_at } = await newBooking(at(day(4), '10:00 AM'));
  await setRules({ home_zone: 'Europe/Berlin' }).throwOnError();
  const [kept] = await storedBookings(email);
  expect(kept).toMatchObject({ starts_at, timezone: 'EST', appointment_time: '10:00 AM', sequence: 0 });
  const { timezone, starts_at: movedTo } = await moved(kept, at(day(4), '10:00 AM'));
  expect(timezone).toBe('Europe/Berlin');
  expect(clockIn('Europe/Berlin', movedTo)).toBe(`${day(4)} 10:00`);
});

test('ZN1 moving a confirmed booking by link to its own instant in a new zone changes nothing', async () => {
  const { id, email } = await newBooking(at(day(4), '10:00 AM'));
  const link = await linkOf(id);
  await setStatus(id, 'confirmed');
  const [before] = await storedBookings(email);
  await setRules({ home_zone: 'America/Chicago' }).throwOnError();
  expect((await moveByLink(link, at(day(4), '9:00 AM'))).data).toMatchObject({ status: 'confirmed' });
  expect(await storedBookings(email)).toEqual([before]);
});

test('ZN1 a stored time of the old zone still blocks the same instant in the new one', async () => {
  await newBooking(at(day(4), '10:00 AM'));
  // Always an hour behind New York: unlike in Europe, clocks change on the same night.
  await setRules({ home_zone: 'America/Chicago' }).throwOnError();
  const refused = await book(bookingForm(at(day(4), '9:00 AM')));
  expect(refused.error).toMatchObject({ code: 'PT409', hint: 'slot-taken' });
});

test('ZN2 the daily cap counts the coach’s days, also around the day of arrival', async () => {
  const [before, arrival] = [day(4), day(5)];
  await travel(arrival, arrival, 'Asia/Tokyo').throwOnError();
  await setRules({ daily_cap: 1 }).throwOnError();
  // In UTC, the afternoon in New York and the next morning in Tokyo are the same day.
  await newBooking(at(before, '4:00 PM'));
  await newBooking(at(arrival, '9:00 AM'));
  for (const date of [before, arrival]) {
    const refused = await book(bookingForm(at(date, '1:00 PM')));
    expect(refused.error).toMatchObject({ code: 'PT409', hint: 'slot-taken' });
  }
});

test.each(['EST', 'Mars/Olympus', ''])('ZN1 rejects the zone "%s"', async (zone) => {
  expect((await setRules({ home_zone: zone })).error).toMatchObject({ code: '23514' });
  expect((await travel(day(4), day(5), zone)).error).toMatchObject({ code: '23514' });
});

test('ZN1 a trip keeps its note when the owner changes its dates', async () => {
  const [trip] = (await travel(day(4), day(5), 'Asia/Tokyo').select().throwOnError()).data as Record<string, string>[];
  const { id, first_day, last_day, zone } = trip!;
  const seen = { id, first_day, last_day, zone };
  const later = { ...seen, last_day: day(6) };
  await asOwner('save_availability', { travel: { seen: [seen], wanted: [later] } });
  const { data } = await owner().from('travel_dates').select('last_day, note').throwOnError();
  expect(data).toEqual([{ last_day: day(6), note: 'A workshop' }]);
});
