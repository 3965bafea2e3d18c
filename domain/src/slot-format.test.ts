import { usualAvailability } from './availability';
import { defaultZone } from './coach-zones';
import { addDays } from './dates';
import { formatSlotDate, formatSlotTime, localSlot, visitorTimeZone } from './slot-format';
import { slotStart } from './slots';
import { allZones, daysAroundChanges } from './testing/days-around-changes';
import { zoneName } from './time-zone';

test('B4 formats a date in full or short', () => {
  expect(formatSlotDate('2026-11-23')).toBe('Monday, November 23, 2026');
  expect(formatSlotDate('2026-11-23', 'short')).toBe('Mon, Nov 23');
});

test('B4 B5 B9 formats a slot for a locale', () => {
  expect(formatSlotDate('2026-11-23', 'full', 'de-DE')).toBe('Montag, 23. November 2026');
  expect(formatSlotTime('2026-11-23', '1:00 PM')).toBe('1:00 PM');
  expect(formatSlotTime('2026-11-23', '1:00 PM', 'de-DE')).toBe('13:00');
  expect(localSlot('2026-11-23', '9:00 AM', defaultZone, 'Europe/Berlin', 'de-DE')).toMatchObject({
    time: '15:00',
    zoneName: 'Mitteleuropäische Normalzeit',
  });
});

test('MP2 German times have two digits in the coach’s zone and in the visitor’s', () => {
  expect(formatSlotTime('2026-11-23', '9:00 AM', 'de-DE')).toBe('09:00');
  expect(localSlot('2026-11-23', '2:00 PM', defaultZone, 'Asia/Kolkata', 'de-DE')).toMatchObject({ time: '00:30' });
});

test('B5 shows the visitor’s local time next to the coach’s time', () => {
  expect(localSlot('2026-11-23', '9:00 AM', defaultZone, 'Europe/Berlin')).toEqual({
    time: '3:00 PM',
    zoneName: 'Central European Standard Time',
    dayShift: 0,
  });
  expect(localSlot('2026-11-23', '4:00 PM', defaultZone, 'Asia/Tokyo')).toMatchObject({
    time: '6:00 AM',
    dayShift: 1,
  });
  expect(localSlot('2026-11-23', '9:00 AM', defaultZone, 'Pacific/Honolulu')).toMatchObject({
    time: '4:00 AM',
    dayShift: 0,
  });
});

test('B5 shows no local time if both clocks show the same time', () => {
  expect(localSlot('2026-11-23', '9:00 AM', defaultZone, 'America/Toronto')).toBeUndefined();
});

test('ZN2 a zone with clock changes is named for the whole year', () => {
  expect(zoneName('Europe/Berlin')).toBe('Central European Time');
  expect(zoneName('America/New_York', 'en-US', 'short')).toBe('ET');
});

test('ZN3 a browser that does not know its time zone counts as UTC', () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  expect(visitorTimeZone()).toBe('UTC');
});

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
      const own = localSlot(date, time, home, zone);
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
