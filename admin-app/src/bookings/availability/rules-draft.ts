import type { DayHours } from 'domain/availability';
import type { Travel } from 'domain/coach-zones';
import { isDate } from 'domain/dates';
import { clockOf, minutesOf, minutesOfClock, timeOf } from 'domain/slots';
import { zoneNamed } from 'domain/zone-list';
import { ruleLimits, type BookingRules } from 'data-client/owner';

/** A day in the form: start times like `9:00 AM`, the end like `17:30`, and a start time like `08:00` that is not added yet. */
export type DayDraft = { startTimes: readonly string[]; endsBy: string; newTime?: string };

/** The rules in the form. An empty cap means no limit. `home` names the home zone; `homeOffset` is that of the saved one. */
type RulesDraft = {
  week: readonly DayDraft[];
  travel: readonly Travel[];
  home: string;
  homeOffset?: number;
  notice: string;
  buffer: string;
  cap: string;
  move: string;
  cancel: string;
};

export type RuleName = Exclude<keyof RulesDraft, 'week' | 'travel' | 'homeOffset'>;

/** The unsaved edits: days by index, rules by name, all travel dates. */
export type RulesEdits = { days: Record<number, DayDraft | undefined>; travel?: readonly Travel[] } & Partial<
  Record<RuleName, string>
>;

const dayDraftOf = ({ startTimes, endsBy }: DayHours): DayDraft => ({ startTimes, endsBy: clockOf(endsBy) });

export const draftOf = ({ zones, cutoffs, ...rules }: BookingRules): RulesDraft => ({
  home: zones.home,
  homeOffset: zones.homeOffset,
  travel: zones.travel,
  week: rules.week.map(dayDraftOf),
  notice: String(rules.minimumNoticeHours),
  buffer: String(rules.bufferMinutes),
  cap: rules.dailyCap === null ? '' : String(rules.dailyCap),
  move: String(cutoffs.moveHours),
  cancel: String(cutoffs.cancelHours),
});

export const withEdits = (draft: RulesDraft, { days, ...others }: RulesEdits): RulesDraft => ({
  ...draft,
  ...others,
  week: draft.week.map((day, index) => days[index] ?? day),
});

/** The edits that were made after others. */
export function editsSince(earlier: RulesEdits, now: RulesEdits): RulesEdits {
  const isNew =
    (before: object) =>
    ([name, edit]: [string, unknown]) =>
      edit !== before[name as keyof typeof before];
  return {
    ...Object.fromEntries(Object.entries(now).filter(isNew(earlier))),
    days: Object.fromEntries(Object.entries(now.days).filter(isNew(earlier.days))),
  };
}

/** Converts a draft without errors. */
export const rulesOf = (draft: RulesDraft): BookingRules => ({
  zones: {
    home: zoneNamed(draft.home) ?? draft.home,
    homeOffset: draft.homeOffset,
    travel: draft.travel
      .map((trip) => ({ ...trip, zone: zoneNamed(trip.zone) ?? trip.zone }))
      .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1)),
  },
  week: draft.week.map((day) => ({ startTimes: withNewTime(day).startTimes, endsBy: minutesOfClock(day.endsBy) })),
  minimumNoticeHours: Number(draft.notice),
  bufferMinutes: Number(draft.buffer),
  dailyCap: draft.cap.trim() === '' ? null : Number(draft.cap),
  cutoffs: { moveHours: Number(draft.move), cancelHours: Number(draft.cancel) },
});

/** A day off has no start times; its end is kept for later. */
export const isDayOff = ({ startTimes }: DayDraft) => startTimes.length === 0;

const isOnGrid = (minutes: number) => minutes % ruleLimits.gridMinutes === 0;

/** The day with one more time, or why the time is invalid. */
export function withTime(day: DayDraft, clock: string): DayDraft | string {
  if (!clock) return 'Please choose a time.';
  const minutes = minutesOfClock(clock);
  const time = timeOf(minutes);
  if (day.startTimes.includes(time)) return `${time} is already in the list.`;
  if (!isOnGrid(minutes)) return 'Please choose a time in steps of five minutes.';
  if (minutes < ruleLimits.earliestMinutes) return 'Please choose 4:00 AM or later, because clocks change at night.';
  if (day.startTimes.length >= ruleLimits.timesADay) return `A day can have at most ${ruleLimits.timesADay} times.`;
  const startTimes = [...day.startTimes, time].toSorted((a, b) => minutesOf(a) - minutesOf(b));
  return { endsBy: day.endsBy, startTimes };
}

/** The day with the start time that is not added yet, if it is valid: saving adds it. */
function withNewTime(day: DayDraft): DayDraft {
  const next = withTime(day, day.newTime ?? '');
  return typeof next === 'string' ? day : next;
}

export const withoutTime = (day: DayDraft, time: string): DayDraft => ({
  ...day,
  startTimes: day.startTimes.filter((one) => one !== time),
});

type RulesProblems = {
  week: readonly (string | undefined)[];
  /** Whether a start time that is not added yet is invalid. */
  newTime: boolean;
  travel: readonly TravelProblems[];
} & Partial<Record<RuleName, string>>;

/** Error messages by field. Saved zones are valid, even if this browser does not know them. */
export function problemsOf(draft: RulesDraft, savedZones: readonly string[] = []): RulesProblems {
  const { week, travel, home, notice, buffer, cap, move, cancel } = draft;
  const { noticeHours, bufferMinutes, dailyCap, cutoffHours } = ruleLimits;
  const hours = (text: string, max: number) =>
    wholeNumber(text, 0, max) ? undefined : `Please write a whole number from 0 to ${max}.`;
  return {
    week: week.map(dayProblem),
    // Its field shows why.
    newTime: week.some((day) => day.newTime && withNewTime(day) === day),
    travel: travel.map((trip, index) => travelProblems(trip, travel.slice(0, index), savedZones)),
    home: zoneProblem(home, savedZones),
    notice: hours(notice, noticeHours),
    move: hours(move, cutoffHours),
    cancel: hours(cancel, cutoffHours),
    buffer:
      wholeNumber(buffer, 0, bufferMinutes) && isOnGrid(Number(buffer))
        ? undefined
        : `Please write a multiple of 5 from 0 to ${bufferMinutes}.`,
    cap:
      cap.trim() === '' || wholeNumber(cap, 1, dailyCap)
        ? undefined
        : `Please write a whole number from 1 to ${dailyCap}, or nothing.`,
  };
}

export const hasProblem = ({ week, travel, ...others }: RulesProblems) =>
  [...week, ...Object.values(others), ...travel.flatMap((trip) => Object.values(trip))].some(Boolean);

function dayProblem(day: DayDraft): string | undefined {
  const { endsBy } = day;
  if (!endsBy) return 'Please enter when the last consultation ends.';
  const end = minutesOfClock(endsBy);
  if (!isOnGrid(end)) return 'Please choose an end in steps of five minutes.';
  const last = withNewTime(day).startTimes.at(-1);
  if (last && minutesOf(last) >= end) return `The last consultation starts at ${last}: enter a later end.`;
  return undefined;
}

export type TravelProblems = Partial<Record<keyof Travel, string>>;

const zoneProblem = (text: string, saved: readonly string[]) =>
  zoneNamed(text) || saved.includes(text) ? undefined : 'Please choose a time zone or a city from the list.';

/** The errors of travel dates by field; `others` are those listed before. */
function travelProblems(
  { firstDay, lastDay, zone }: Travel,
  others: readonly Travel[],
  saved: readonly string[],
): TravelProblems {
  const overlaps = others.some((other) => firstDay <= other.lastDay && other.firstDay <= lastDay);
  return {
    firstDay: dateProblem(firstDay) ?? (overlaps ? 'These dates overlap with other travel dates.' : undefined),
    lastDay:
      dateProblem(lastDay) ?? (lastDay < firstDay ? 'Please choose a day on or after the first day.' : undefined),
    zone: zoneProblem(zone, saved),
  };
}

const dateProblem = (date: string) =>
  isDate(date) && date >= '2020-01-01' && date <= '2199-12-31' ? undefined : 'Please choose a date.';

const wholeNumber = (text: string, min: number, max: number) =>
  /^\s*\d{1,4}\s*$/.test(text) && Number(text) >= min && Number(text) <= max;
