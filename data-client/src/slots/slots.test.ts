import { bookableDates, offeredTimes, usualAvailability } from './availability';
import type { Availability } from './availability';
import { coachTimeZone, isSlotTaken, slotStart } from './slots';
import { instantOf, wallClock } from './time-zone';

const slotTimes = usualAvailability.week[0]!.startTimes;
const wish = (now: Date, over: Partial<Availability> = {}, durationMinutes = 60) => ({
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

const clock = new Intl.DateTimeFormat('en-US', { timeZone: coachTimeZone, hour: 'numeric', minute: '2-digit' });
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: coachTimeZone });
const clockText = (instant: Date) => clock.format(instant).replace(/\s/g, ' ');
const dateText = (instant: Date) => calendar.format(instant);

describe('when a slot begins', () => {
  test.each(around)('B5 each slot of %s reads its own time on the coach’s wall clock', (date) => {
    for (const time of slotTimes) {
      const start = slotStart(date, time);
      expect([dateText(start), clockText(start)]).toEqual([date, time]);
    }
  });

  test('B5 nine in the morning is another instant in summer than in winter', () => {
    expect(slotStart('2026-07-01', '9:00 AM').toISOString()).toBe('2026-07-01T13:00:00.000Z');
    expect(slotStart('2026-12-01', '9:00 AM').toISOString()).toBe('2026-12-01T14:00:00.000Z');
  });

  test('B5 any hour of any zone finds its instant, all through a year', () => {
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
        // In the hour that a clock shows twice, either of the two is right.
        expect(wallClock(instantOf(clock, zone), zone)).toEqual(clock);
      }
    }
  });

  test('a time that is none is refused at once', () => {
    expect(() => slotStart('2026-11-23', 'noon')).toThrow(RangeError);
  });
});

describe('which dates can be booked', () => {
  test('B4 the fourteen days from tomorrow without weekends, whatever the day', () => {
    for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2028, 0, 1); now += 31 * hour) {
      const dates = bookableDates(wish(new Date(now)));
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

  test('B4 tomorrow is the coach’s: late on Thursday in New York it is Friday there, though Saturday has come in Tokyo', () => {
    expect(bookableDates(wish(new Date('2026-11-20T03:30:00Z')))[0]).toBe('2026-11-20');
    expect(bookableDates(wish(new Date('2026-11-20T05:30:00Z')))[0]).toBe('2026-11-23');
  });
});

describe('which times are offered', () => {
  const friday = new Date('2026-11-20T15:00:00Z');
  const only = (weekday: number, startTimes: string[], endsBy: number) =>
    usualAvailability.week.map((_, index) => ({ startTimes: index === weekday ? startTimes : [], endsBy }));

  test('B5 the seven times of the specification, for every service', () => {
    for (const minutes of [30, 60, 90])
      expect(offeredTimes('2026-11-23', wish(friday, {}, minutes))).toEqual([
        '9:00 AM',
        '10:00 AM',
        '11:00 AM',
        '1:00 PM',
        '2:00 PM',
        '3:00 PM',
        '4:00 PM',
      ]);
  });

  test('B5 a conversation that would not end in time is not offered, one that ends on the minute is', () => {
    const week = only(5, ['9:30 AM', '10:30 AM'], 11.5 * 60);
    expect(offeredTimes('2026-11-28', wish(friday, { week }, 60))).toEqual(['9:30 AM', '10:30 AM']);
    expect(offeredTimes('2026-11-28', wish(friday, { week }, 90))).toEqual(['9:30 AM']);
    expect(bookableDates(wish(friday, { week }, 180))).toEqual([]);
    expect(bookableDates(wish(friday, { week }, 90))).toEqual(['2026-11-21', '2026-11-28']);
  });

  test('B4 whoever wants to know longer ahead is asked for later times first', () => {
    // Friday ten in the morning; three days later is Monday at ten.
    const notice = (minimumNoticeHours: number) => wish(friday, { minimumNoticeHours });
    expect(offeredTimes('2026-11-23', notice(72))[0]).toBe('10:00 AM');
    expect(offeredTimes('2026-11-23', notice(73))[0]).toBe('11:00 AM');
    expect(bookableDates(notice(80))[0]).toBe('2026-11-24');
  });

  test('B4 B5 notice counts real hours, also when clocks change in between', () => {
    // Saturday ten in the morning before the clocks go back: forty-eight hours later it is nine on Monday.
    const saturday = new Date('2026-10-31T14:00:00Z');
    expect(offeredTimes('2026-11-02', wish(saturday, { minimumNoticeHours: 48 }))[0]).toBe('9:00 AM');
    expect(offeredTimes('2026-11-02', wish(saturday, { minimumNoticeHours: 49 }))[0]).toBe('10:00 AM');
  });
});

describe('which times are taken', () => {
  const range = (date: string, time: string, minutes: number) => {
    const startsAt = slotStart(date, time);
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
  };

  test('B5 ninety minutes from nine take nine and ten, and leave eleven', () => {
    const taken = [range('2026-11-23', '9:00 AM', 90)];
    expect(slotTimes.map((time) => isSlotTaken('2026-11-23', time, 60, taken))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('B5 a long conversation cannot begin shortly before a taken time', () => {
    const taken = [range('2026-11-23', '10:00 AM', 30)];
    expect(isSlotTaken('2026-11-23', '9:00 AM', 90, taken)).toBe(true);
    expect(isSlotTaken('2026-11-23', '9:00 AM', 60, taken)).toBe(false);
  });

  test('B5 a time is taken exactly when two conversations would share a minute', () => {
    const lengths = [30, 60, 90];
    for (const date of ['2026-10-30', '2026-11-02'])
      for (const first of slotTimes)
        for (const second of slotTimes)
          for (const one of lengths)
            for (const other of lengths) {
              const [a, b] = [range(date, first, one), range(date, second, other)];
              const shared =
                Math.min(a.endsAt.getTime(), b.endsAt.getTime()) - Math.max(a.startsAt.getTime(), b.startsAt.getTime());
              expect(isSlotTaken(date, first, one, [b])).toBe(shared > 0);
            }
  });

  test('B5 a booking of another day takes nothing', () => {
    expect(isSlotTaken('2026-11-24', '9:00 AM', 90, [range('2026-11-23', '9:00 AM', 90)])).toBe(false);
  });
});
