import { defaultZones } from 'domain/coach-zones';
import { bookableDates, bookingWindow, hoursOf } from 'domain/availability';
import type { BookingRules, StoredRules } from 'data-client/owner';
import { addDays } from 'domain/dates';
import { owner, visitor } from './clients';
import { existing, refusal } from './material';

/** The signed-in owner's availability rules. */
export function ownerAvailability(): void {
  const now = new Date();
  const lastDate = bookingWindow(now, defaultZones).to;
  let before: StoredRules;
  beforeAll(async () => {
    before = await owner.availability.read();
  });
  afterAll(async () => {
    if (await owner.session.current()) await owner.availability.save(before.rules, await owner.availability.read());
  });

  const change = async (over: (rules: BookingRules) => Partial<BookingRules>) => {
    const read = await owner.availability.read();
    await owner.availability.save({ ...read.rules, ...over(read.rules) }, read);
  };

  test('B5 visitors are offered the hours that the owner saves', async () => {
    const day = { startTimes: ['8:15 AM', '12:00 PM', '6:30 PM'], endsBy: 20 * 60 };
    await change(({ week }) => ({ week: week.map(() => day) }));
    expect((await owner.availability.read()).rules.week[6]).toEqual(day);
    const availability = await visitor.bookings.availability();
    expect(hoursOf(lastDate, availability)).toEqual(day);
    expect(bookableDates({ now, availability, durationMinutes: 60 })).toHaveLength(14);
  });

  test('B4 a day off, notice, buffer and a daily limit are stored', async () => {
    const rules = { minimumNoticeHours: 48, bufferMinutes: 15, dailyCap: 3 };
    await change(({ week }) => ({ week: week.map((day) => ({ ...day, startTimes: [] })), ...rules }));
    expect((await owner.availability.read()).rules).toMatchObject(rules);
    const availability = await visitor.bookings.availability();
    expect(availability.minimumNoticeHours).toBe(48);
    expect(bookableDates({ now, availability, durationMinutes: 30 })).toEqual([]);
    await change(() => ({ dailyCap: null }));
    expect((await owner.availability.read()).rules.dailyCap).toBeNull();
  });

  test('ZN1 the home zone and travel dates are stored, and visitors read them', async () => {
    const trip = { firstDay: addDays(lastDate, 2), lastDay: addDays(lastDate, 3), zone: 'Asia/Tokyo' };
    const zones = { home: 'Europe/Berlin', travel: [trip] };
    const zonesBefore = await owner.availability.zones();
    await change(() => ({ zones }));
    expect(await owner.availability.zones()).toEqual(zones);
    expect((await visitor.bookings.availability()).zones).toMatchObject({
      home: 'Europe/Berlin',
      travel: expect.arrayContaining([expect.objectContaining(trip)]),
    });
    const read = await owner.availability.read();
    await change(() => ({ zones: { ...zones, travel: [{ ...trip, zone: 'Asia/Seoul' }] } }));
    const late = { ...read.rules, zones: { ...zones, travel: [] } };
    await expect(owner.availability.save(late, read)).rejects.toEqual(refusal('conflict'));
    // Of a save with a conflict nothing is stored, although its days come first.
    const day = { startTimes: ['7:15 AM'], endsBy: 600 };
    await expect(owner.availability.save({ ...late, week: late.week.with(0, day) }, read)).rejects.toEqual(
      refusal('conflict'),
    );
    expect((await owner.availability.read()).rules.week[0]).toEqual(read.rules.week[0]);
    await change(() => ({ zones: before.rules.zones }));
    expect(await owner.availability.zones()).toEqual(zonesBefore);
  });

  test('B5 changes made elsewhere in the meantime are not overwritten', async () => {
    const read = await owner.availability.read();
    const monday = existing(read.rules.week[0]);
    await change(({ week }) => ({ week: week.with(0, { ...monday, startTimes: ['7:00 AM'] }) }));
    const late = { ...read.rules, week: read.rules.week.with(0, { ...monday, startTimes: ['6:00 AM'] }) };
    await expect(owner.availability.save(late, read)).rejects.toEqual(refusal('conflict'));
    expect(existing((await owner.availability.read()).rules.week[0]).startTimes).toEqual(['7:00 AM']);
  });
}
