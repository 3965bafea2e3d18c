import { defaultZones, defaultZone } from './coach-zones.ts';
import { bookableDates, offeredTimes, usualAvailability, type Availability } from './availability';
import { isSlotTaken, slotStart } from './slots.ts';
import { instantOf, wallClock } from './time-zone.ts';

const slotTimes = usualAvailability.week[0]!.startTimes;
const conditions = (now: Date, over: Partial<Availability> = {}, durationMinutes = 60) => ({
  now,
  availability: { ...usualAvailability, ...over },
  durationMinutes,
});

const hour = 3_600_000;
const day = 24 * hour;

// Days around the clock changes of 2026 and 2027 in New York, and a leap day.
const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-02-29'];
const around = changes.flatMap((change) =>
  Array.from({ length: 9 }, (_, index) => new Date(Date.parse(change) + (index - 4) * day).toISOString().slice(0, 10)),
);

const clock = new Intl.DateTimeFormat('en-US', { timeZone: defaultZone, hour: 'numeric', minute: '2-digit' });
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: defaultZone });
const clockText = (instant: Date) => clock.format(instant).replace(/\s/g, ' ');
const dateText = (instant: Date) => calendar.format(instant);

describe('the start of a slot', () => {
  test.each(around)('B5 each slot of %s starts at its time on the coach’s wall clock', (date) => {
    for (const time of slotTimes) {
      const start = slotStart(date, time, defaultZones);
      expect([dateText(start), clockText(start)]).toEqual([date, time]);
    }
  });

  test('B5 wall-clock times convert to instants and back in any zone, all year', () => {
    const zones = [
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Pacific/Apia',
      'UTC',
    ];
    for (const zone of zones) {
      for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 37 * hour) {
        const clock = wallClock(new Date(instant), zone);
        // Clocks show one hour twice a year; either instant is correct.
        expect(wallClock(instantOf(clock, zone), zone)).toEqual(clock);
      }
    }
  });

  test('an invalid time is rejected', () => {
    expect(() => slotStart('2026-11-23', 'noon', defaultZones)).toThrow(RangeError);
  });
});

describe('bookable dates', () => {
  test('B4 the next fourteen days without weekends are bookable', () => {
    for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2028, 0, 1); now += 31 * hour) {
      const dates = bookableDates(conditions(new Date(now)));
      const today = dateText(new Date(now));
      expect(dates).toHaveLength(10);
      expect(dates).toEqual([...new Set(dates)].sort());
      for (const date of dates) {
        const distance = (Date.parse(date) - Date.parse(today)) / day;
        expect([1, 14].includes(distance) || (distance > 1 && distance < 14)).toBe(true);
        expect([0, 6]).not.toContain(new Date(date).getUTCDay());
      }
    }
  });

  test('B4 the first bookable day is tomorrow in the coach’s time zone', () => {
    expect(bookableDates(conditions(new Date('2026-11-20T03:30:00Z')))[0]).toBe('2026-11-20');
    expect(bookableDates(conditions(new Date('2026-11-20T05:30:00Z')))[0]).toBe('2026-11-23');
  });
});

describe('offered times', () => {
  const friday = new Date('2026-11-20T15:00:00Z');
  const only = (weekday: number, startTimes: string[], endsBy: number) =>
    usualAvailability.week.map((_, index) => ({ startTimes: index === weekday ? startTimes : [], endsBy }));

  test('B5 every service offers the seven times of the specification', () => {
    for (const minutes of [30, 60, 90])
      expect(offeredTimes('2026-11-23', conditions(friday, {}, minutes))).toEqual([
        '9:00 AM',
        '10:00 AM',
        '11:00 AM',
        '1:00 PM',
        '2:00 PM',
        '3:00 PM',
        '4:00 PM',
      ]);
  });

  test('B5 a time is offered only if the session ends by the end of the day', () => {
    const week = only(5, ['9:30 AM', '10:30 AM'], 11.5 * 60);
    expect(offeredTimes('2026-11-28', conditions(friday, { week }, 60))).toEqual(['9:30 AM', '10:30 AM']);
    expect(offeredTimes('2026-11-28', conditions(friday, { week }, 90))).toEqual(['9:30 AM']);
    expect(bookableDates(conditions(friday, { week }, 180))).toEqual([]);
    expect(bookableDates(conditions(friday, { week }, 90))).toEqual(['2026-11-21', '2026-11-28']);
  });

  test('B4 a longer minimum notice removes the earliest times', () => {
    // Friday, 10:00 AM; 72 hours later is Monday, 10:00 AM.
    const notice = (minimumNoticeHours: number) => conditions(friday, { minimumNoticeHours });
    expect(offeredTimes('2026-11-23', notice(72))[0]).toBe('10:00 AM');
    expect(offeredTimes('2026-11-23', notice(73))[0]).toBe('11:00 AM');
    expect(bookableDates(notice(80))[0]).toBe('2026-11-24');
  });

  test('B4 B5 minimum notice counts elapsed hours across a clock change', () => {
    // Saturday, 10:00 AM, before the clocks go back: 48 hours later is Monday, 9:00 AM.
    const saturday = new Date('2026-10-31T14:00:00Z');
    expect(offeredTimes('2026-11-02', conditions(saturday, { minimumNoticeHours: 48 }))[0]).toBe('9:00 AM');
    expect(offeredTimes('2026-11-02', conditions(saturday, { minimumNoticeHours: 49 }))[0]).toBe('10:00 AM');
  });
});

describe('taken times', () => {
  const range = (date: string, time: string, minutes: number) => {
    const startsAt = slotStart(date, time, defaultZones);
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
  };

  test('B5 a time is taken exactly if two sessions would overlap', () => {
    const lengths = [30, 60, 90];
    for (const date of ['2026-10-30', '2026-11-02'])
      for (const first of slotTimes)
        for (const second of slotTimes)
          for (const one of lengths)
            for (const other of lengths) {
              const [a, b] = [range(date, first, one), range(date, second, other)];
              const shared =
                Math.min(a.endsAt.getTime(), b.endsAt.getTime()) - Math.max(a.startsAt.getTime(), b.startsAt.getTime());
              expect(isSlotTaken(date, first, one, [b], defaultZones)).toBe(shared > 0);
            }
  });

  test('B5 a booking on another day takes no time', () => {
    expect(isSlotTaken('2026-11-24', '9:00 AM', 90, [range('2026-11-23', '9:00 AM', 90)], defaultZones)).toBe(false);
  });
});
