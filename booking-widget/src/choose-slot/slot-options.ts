import { bookableDates, offeredTimes, type OfferConditions } from 'domain/availability';
import { formatSlotDate, formatSlotTime, localSlot, type LocalSlot } from 'domain/slot-format';
import { bookingZoneOn, instantIn, zoneOfBooking, zoneOn, type CoachZones } from 'domain/coach-zones';
import { isSlotTaken, minutesOf, slotStart, type TakenRange } from 'domain/slots';
import { wallClock } from 'domain/time-zone';
import type { Slot, ZonedSlot } from '../booking-state/slot';

export type DateOption = {
  date: string;
  /** `Mon`, `23` and `Nov`, for the tile. */
  weekday: string;
  day: string;
  month: string;
  /** `Monday, November 23, 2026`, for screen readers. */
  fullName: string;
  /** The column in the calendar grid: 1 is Monday, 7 is Sunday. */
  column: number;
  isFull: boolean;
};

export type TimeOption = {
  time: string;
  label: string;
  local: LocalSlot | undefined;
  isTaken: boolean;
  /** The current time of a booking that is being moved. */
  isOwn: boolean;
};
export type TimeGroup = { name: 'morning' | 'afternoon'; times: TimeOption[] };

/** The coach's rules for this conversation, the taken times, and when a booking that is being moved begins now. */
export type Calendar = OfferConditions & { taken: readonly TakenRange[]; ownStart?: Date };
/** The visitor's language and time zone. */
export type Reader = { tag?: string; timeZone?: string };

/** Returns the bookable days. A day without free times is full. */
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

/** Returns a day's times, split into morning and afternoon. */
export function timeGroups(date: string, calendar: Calendar, { tag, timeZone }: Reader = {}): TimeGroup[] {
  const times = offeredTimes(date, calendar).map((time) => ({
    time,
    label: formatSlotTime(date, time, tag),
    local: localSlot(date, time, zoneOn(date, calendar.availability.zones), timeZone, tag),
    isTaken: isTaken(date, time, calendar),
    isOwn: isOwn(date, time, calendar),
  }));
  const groups: TimeGroup[] = [
    { name: 'morning', times: times.filter(({ time }) => time.endsWith('AM')) },
    { name: 'afternoon', times: times.filter(({ time }) => time.endsWith('PM')) },
  ];
  return groups.filter((group) => group.times.length > 0);
}

/** The coach's zone may have changed since the booking was made. */
const isOwn = (date: string, time: string, { ownStart, availability }: Calendar) =>
  Number(slotStart(date, time, availability.zones)) === Number(ownStart);

/** A booking's current time counts as taken when it is moved. */
const isTaken = (date: string, time: string, calendar: Calendar) =>
  isOwn(date, time, calendar) ||
  isSlotTaken(date, time, calendar.durationMinutes, calendar.taken, calendar.availability.zones);

/** A slot with the coach's zone of its date. */
export const inZone = ({ date, time }: Slot, zones: CoachZones): ZonedSlot => ({
  date,
  time,
  timezone: bookingZoneOn(date, zones),
});

/** Returns all free slots, earliest first. */
export function freeSlots(calendar: Calendar): ZonedSlot[] {
  return bookableDates(calendar).flatMap((date) =>
    offeredTimes(date, calendar)
      .filter((time) => !isTaken(date, time, calendar))
      .map((time) => inZone({ date, time }, calendar.availability.zones)),
  );
}

/** Returns the three free slots nearest to a lost one, which may still look free itself, in chronological order. */
export function nearestSlots(wanted: ZonedSlot, free: readonly ZonedSlot[]): ZonedSlot[] {
  const start = ({ date, time, timezone }: ZonedSlot) =>
    instantIn(zoneOfBooking(timezone), date, minutesOf(time)).getTime();
  const distance = (slot: ZonedSlot) => Math.abs(start(slot) - start(wanted));
  return free
    .filter((slot) => distance(slot) > 0)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 3)
    .toSorted((one, other) => start(one) - start(other));
}

/** Whether the offset between visitor and coach changes between now and the slot because of daylight saving time. */
export function isAcrossClockChange(now: Date, { date, time }: Slot, timeZone: string, zones: CoachZones): boolean {
  const coachZone = zoneOn(date, zones);
  const apart = (instant: Date) => wallClock(instant, timeZone).getTime() - wallClock(instant, coachZone).getTime();
  return apart(now) !== apart(slotStart(date, time, zones));
}
