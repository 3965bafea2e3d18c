import { usualAvailability } from './availability';
import { defaultZone } from './coach-zones';
import { addDays } from './dates';
import { localSlot } from './slot-format';
import { slotStart } from './slots';
import { allZones, daysAroundChanges } from './testing/days-around-changes';

const slotTimes = usualAvailability.week[0]!.startTimes;

/** A day before and a day after each change of clocks in New York and in Europe, and one in each half of the year. */
const dates = [
  ...['2026-03-06', '2026-03-09', '2026-03-27', '2026-03-30'],
  ...['2026-10-23', '2026-10-26', '2026-10-30', '2026-11-02', '2026-12-31'],
];

const homes = [defaultZone, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata'];

const short = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(2, 4)}`;

/** The wall clock of a zone as the browser formats it, independent of our arithmetic. */
function clockOf(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(instant).replaceAll('\u202f', ' ');
}

test('B5 B9 ZN2 the local time of a slot is that of the clock in each zone, wherever the coach is', () => {
  const wrong: string[] = [];
  const check = (zone: string, clock: (instant: Date) => string, date: string, home: string) => {
    for (const time of slotTimes) {
      const own = localSlot(date, time, zone, 'en-US', home);
      const said = `${short(addDays(date, own?.dayShift ?? 0))}, ${own?.time ?? time}`;
      const right = clock(slotStart(date, time, { home, travel: [] }));
      if (said !== right) wrong.push(`${zone} ${date} ${time} in ${home}: ${said}, not ${right}`);
    }
  };
  for (const [index, zone] of allZones.entries()) {
    const clock = clockOf(zone);
    for (const date of dates) check(zone, clock, date, defaultZone);
    for (const date of daysAroundChanges(zone, 2026)) check(zone, clock, date, homes[index % homes.length]!);
  }
  expect(allZones.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
