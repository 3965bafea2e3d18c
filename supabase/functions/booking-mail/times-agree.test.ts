import { formatSlotDate } from '../../../domain/src/slot-format.ts';
import { bookingZoneOn, type CoachZones } from '../../../domain/src/coach-zones.ts';
import { coachClock, minutesOf, slotStart } from '../../../domain/src/slots.ts';
import { allZones, daysAroundChanges } from '../../../domain/src/testing/days-around-changes.ts';
import { mailOf } from './testing.ts';

const now = new Date('2026-01-01T12:00:00Z');
const times = [
  ['4:00 AM', '04:00'],
  ['11:00 AM', '11:00'],
  ['9:30 PM', '21:30'],
] as const;

/** Writes instants as a zone's clock does, without our arithmetic: `2026-03-08 04:00`. */
function clockOf(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(instant);
}

/** Whether subject and invite of the confirmation name the time. */
function isMailed(date: string, [time, hour]: readonly [string, string], zones: CoachZones): boolean {
  const startsAt = slotStart(date, time, zones);
  const booking = { date, time, startsAt, endsAt: startsAt, timezone: bookingZoneOn(date, zones) };
  const { subject, invite } = mailOf('confirmation', booking, { now });
  const stamp = `${date}T${hour}00`.replaceAll(/[-:]/g, '');
  const isInvited = invite?.content.replaceAll('\r\n ', '').includes(`DTSTART;TZID=${zones.home}:${stamp}`);
  // A long subject ends with the time, without the zone.
  return `${subject} `.includes(`${formatSlotDate(date)} at ${time} `) && isInvited === true;
}

test('B9 K1 ZN2 form, dashboard, email and invite agree with the clock of every zone over both clock changes', () => {
  const wrong: string[] = [];
  for (const home of allZones) {
    const zones: CoachZones = { home, travel: [] };
    const clock = clockOf(home);
    for (const [index, date] of ['2026-01-02', ...daysAroundChanges(home, 2026)].entries()) {
      for (const [time, hour] of times) {
        const startsAt = slotStart(date, time, zones);
        const dashboard = coachClock(startsAt, zones);
        const isOnDashboard = dashboard.date === date && dashboard.minutes === minutesOf(time);
        if (clock(startsAt) !== `${date} ${hour}` || !isOnDashboard) wrong.push(`${home} ${date} ${time}`);
      }
      // Writing an email takes much longer, so only one of each day’s times gets one, in turn.
      if (!isMailed(date, times[index % times.length]!, zones)) wrong.push(`${home} ${date} by email`);
    }
  }
  expect(allZones.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});
