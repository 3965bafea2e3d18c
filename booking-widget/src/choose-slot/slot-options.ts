import {
  bookableDates,
  coachTimeZone,
  formatSlotDate,
  formatSlotTime,
  isSlotTaken,
  localSlot,
  offeredTimes,
  slotStart,
  wallClock,
  type LocalSlot,
  type TakenRange,
  type Wish,
} from 'data-client';

import type { Slot } from './slot';

export type DateOption = {
  date: string;
  /** `Mon`, `23` and `Nov`, for the tile. */
  weekday: string;
  day: string;
  month: string;
  /** `Monday, November 23, 2026`, for everybody who does not see the tile. */
  fullName: string;
  /** 1 is Monday, 7 is Sunday: weeks stand below each other. */
  column: number;
  isFull: boolean;
};

export type TimeOption = {
  time: string;
  label: string;
  local: LocalSlot | undefined;
  isTaken: boolean;
  /** The time that is given up for another one. */
  isOwn: boolean;
};
export type TimeGroup = { name: 'morning' | 'afternoon'; times: TimeOption[] };

/** What can be chosen from: the coach's rules for this conversation, what is taken already, and what is left for another time. */
export type Calendar = Wish & { taken: readonly TakenRange[]; ownSlot?: Slot };
/** Who reads it: the language, and the zone that stands beside the coach's. */
export type Reader = { tag?: string; timeZone?: string };

/** The days that can be booked; a day without a single free time is full. */
export function dateOptions(calendar: Calendar, tag = 'en-US'): DateOption[] {
  const tile = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
  return bookableDates(calendar).map((date) => {
    const day = new Date(`${date}T00:00:00Z`);
    const parts = new Map(tile.formatToParts(day).map(({ type, value }) => [type, value.replace(/\.$/, '')]));
    return {
      date,
      weekday: parts.get('weekday') ?? '',
      day: parts.get('day') ?? '',
      month: parts.get('month') ?? '',
      fullName: formatSlotDate(date, 'full', tag),
      column: day.getUTCDay() || 7,
      isFull: offeredTimes(date, calendar).every((time) => isTaken(date, time, calendar)),
    };
  });
}

/** The times of one day, as people group them. */
export function timeGroups(date: string, calendar: Calendar, { tag, timeZone }: Reader = {}): TimeGroup[] {
  const times = offeredTimes(date, calendar).map((time) => ({
    time,
    label: formatSlotTime(date, time, tag),
    local: localSlot(date, time, timeZone, tag),
    isTaken: isTaken(date, time, calendar),
    isOwn: isOwn(date, time, calendar),
  }));
  const groups: TimeGroup[] = [
    { name: 'morning', times: times.filter(({ time }) => time.endsWith('AM')) },
    { name: 'afternoon', times: times.filter(({ time }) => time.endsWith('PM')) },
  ];
  return groups.filter((group) => group.times.length > 0);
}

const isOwn = (date: string, time: string, { ownSlot }: Calendar) => ownSlot?.date === date && ownSlot.time === time;

/** Nobody moves to where they are. */
const isTaken = (date: string, time: string, calendar: Calendar) =>
  isOwn(date, time, calendar) || isSlotTaken(date, time, calendar.durationMinutes, calendar.taken);

/** Free times, the earliest first. */
export function freeSlots(calendar: Calendar): Slot[] {
  return bookableDates(calendar).flatMap((date) =>
    offeredTimes(date, calendar)
      .filter((time) => !isTaken(date, time, calendar))
      .map((time) => ({ date, time })),
  );
}

/** The few free times nearest to one that is gone (though it may not show yet), in the order of the calendar. */
export function nearestSlots(wanted: Slot, free: readonly Slot[], count = 3): Slot[] {
  const start = ({ date, time }: Slot) => slotStart(date, time).getTime();
  const distance = (slot: Slot) => Math.abs(start(slot) - start(wanted));
  return free
    .filter((slot) => distance(slot) > 0)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) => start(one) - start(other));
}

/** Whether visitor and coach are further apart, or closer, at that time than they are now: clocks change in between. */
export function isAcrossClockChange(now: Date, { date, time }: Slot, timeZone: string): boolean {
  const apart = (instant: Date) => wallClock(instant, timeZone).getTime() - wallClock(instant, coachTimeZone).getTime();
  return apart(now) !== apart(slotStart(date, time));
}
