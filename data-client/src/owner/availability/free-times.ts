import { bookableDates, offeredTimes, type Wish } from 'domain/availability';
import { coachDayOf, dayStart } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { isSlotTaken, type TakenRange } from 'domain/slots';
import { isLive } from 'domain/booking-status';
import type { OwnerBooking } from '../bookings/owner-booking';
import type { BookingRules } from './rules';

/** Periods in which the coach is not free; busy times of her other calendars count as blocked. */
export type Calendar = { bookings: readonly OwnerBooking[]; blocked: readonly TakenRange[] };

export type FreeDay = { date: string; times: string[] };

const minuteMs = 60_000;

/**
 * Returns the slots that visitors could book in the next two weeks by these rules, by day; days without slots are left
 * out.
 */
export function freeTimes(rules: BookingRules, calendar: Calendar, wish: Omit<Wish, 'availability'>): FreeDay[] {
  const byRules = { ...wish, availability: rules };
  const taken = takenBy(rules, calendar);
  return bookableDates(byRules).map((date) => ({
    date,
    times: offeredTimes(date, byRules).filter(
      (time) => !isSlotTaken(date, time, wish.durationMinutes, taken, rules.zones),
    ),
  }));
}

/** Bookings with their buffer, full days, and blocked times. */
function takenBy({ bufferMinutes, dailyCap, zones }: BookingRules, { bookings, blocked }: Calendar): TakenRange[] {
  const live = bookings.filter(isLive);
  const days = live.map(({ startsAt }) => coachDayOf(startsAt, zones));
  const isFull = (date: string) => dailyCap !== null && days.filter((day) => day === date).length >= dailyCap;
  const widened = live.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt.getTime() - bufferMinutes * minuteMs),
    endsAt: new Date(endsAt.getTime() + bufferMinutes * minuteMs),
  }));
  const full = [...new Set(days)].filter(isFull).map((date) => ({
    startsAt: dayStart(date, zones),
    endsAt: dayStart(addDays(date, 1), zones),
  }));
  return [...widened, ...full, ...blocked];
}
