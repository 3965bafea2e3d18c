import ICAL from 'ical.js';
import { CalendarProblem } from './calendar-problem.ts';

/** A step takes about 15 microseconds, and most occurrences take one. */
const maxSteps = 200_000;

let stepsLeft = maxSteps;

/** The offsets of zones that the work has asked for so far. Forgotten with it, so that it takes the same steps each time. */
export const steadyOffsets = new Map<string, number | undefined>();

/** Runs work that expands the rules of repeating events and time zones, with a limit of a few seconds. */
export function withLimitedRules<Result>(work: () => Result): Result {
  try {
    return work();
  } finally {
    stepsLeft = maxSteps;
    steadyOffsets.clear();
  }
}

/** @throws {CalendarProblem} if the work has taken too many steps */
export function spendSteps(steps: number): void {
  stepsLeft -= steps;
  // Not `< 0`: the library calculates with NaN if a duration is absurd.
  if (!(stepsLeft >= 0)) throw new CalendarProblem('This calendar has events that repeat too often to be read.');
}

/*
  The library has no limit when it looks for the next occurrence: for "every February 30" it looks forever, for "every second
  in October" millions of steps. It also counts the days of an interval one by one, the months of a duration, and years up to
  20000, and compares every day of a month with every weekday of a rule.
*/
const { prototype } = ICAL.RecurIterator;
const {
  check_contracting_rules: isOccurrence,
  increment_monthday: addDays,
  increment_month: addInterval,
  expand_year_days: expandYear,
  ruleDayOfWeek: partsOfWeekday,
} = prototype;
Object.assign(prototype, {
  check_contracting_rules(this: ICAL.RecurIterator) {
    spendSteps(1);
    return isOccurrence.call(this);
  },
  increment_monthday(this: ICAL.RecurIterator, days: number) {
    spendSteps(Math.floor(days / 100));
    addDays.call(this, days);
  },
  increment_month(this: ICAL.RecurIterator) {
    spendSteps(3);
    addInterval.call(this);
  },
  expand_year_days(this: { by_data: { BYDAY?: unknown[] } }, year: number) {
    spendSteps(1 + 10 * (this.by_data.BYDAY?.length ?? 0));
    return expandYear.call(this as never, year);
  },
  ruleDayOfWeek(this: ICAL.RecurIterator, ...weekday: Parameters<typeof partsOfWeekday>) {
    spendSteps(0.1);
    return partsOfWeekday.apply(this, weekday);
  },
});

type Clock = { day: number; hour: number; minute: number; second: number };

const { adjust: adjusted } = ICAL.Time.prototype;
Object.assign(ICAL.Time.prototype, {
  adjust(this: { _time: Clock }, days: number, hours: number, minutes: number, seconds: number, time = this._time) {
    const moved =
      time.day + days + (time.hour + hours + (time.minute + minutes + (time.second + seconds) / 60) / 60) / 24;
    spendSteps(Math.floor(Math.abs(moved) / 10_000));
    return adjusted.call(this as never, days, hours, minutes, seconds, time as never);
  },
});
