import { bookableDates, offeredTimes, type OfferConditions } from 'domain/availability';
import { coachDayOf, dayStart } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { isSlotTaken, type TakenRange } from 'domain/slots';
import { isLive } from 'domain/booking-status';
import type { OwnerBooking } from '../bookings/owner-booking';
import type { OwnerService } from '../services/service-draft';
import type { BookingRules } from './rules';

/** Periods in which the coach is not free; busy times of her other calendars count as blocked. */
export type Calendar = { bookings: readonly OwnerBooking[]; blocked: readonly TakenRange[] };

/** The service to be booked, and all services, whose buffers count. */
export type ServiceConditions = Pick<OfferConditions, 'now'> & {
  service: OwnerService;
  services: readonly OwnerService[];
};

export type FreeDay = { date: string; times: string[] };

const minuteMs = 60_000;

/**
 * Returns the slots that visitors could book in the next two weeks by these rules, by day; days without slots are left
 * out.
 */
export function freeTimes(
  rules: BookingRules,
  calendar: Calendar,
  { now, service, services }: ServiceConditions,
): FreeDay[] {
  const { bookingMinutes: durationMinutes } = service;
  const conditions = { now, availability: rules, durationMinutes };
  const bufferOf = (id: string) => services.find((one) => one.id === id)?.bufferMinutes ?? rules.bufferMinutes;
  const taken = takenBy(rules, calendar, ({ serviceType }) => Math.max(bufferOf(service.id), bufferOf(serviceType)));
  return bookableDates(conditions).map((date) => ({
    date,
    times: offeredTimes(date, conditions).filter(
      (time) => !isSlotTaken(date, time, durationMinutes, taken, rules.zones),
    ),
  }));
}

/** Bookings with their buffer, full days, and blocked times. */
function takenBy(
  { dailyCap, zones }: BookingRules,
  { bookings, blocked }: Calendar,
  bufferFor: (booking: OwnerBooking) => number,
): TakenRange[] {
  const live = bookings.filter(isLive);
  const days = live.map(({ startsAt }) => coachDayOf(startsAt, zones));
  const isFull = (date: string) => dailyCap !== null && days.filter((day) => day === date).length >= dailyCap;
  const widened = live.map((booking) => ({
    startsAt: new Date(booking.startsAt.getTime() - bufferFor(booking) * minuteMs),
    endsAt: new Date(booking.endsAt.getTime() + bufferFor(booking) * minuteMs),
  }));
  const full = [...new Set(days)]
    .filter(isFull)
    .map((date) => ({ startsAt: dayStart(date, zones), endsAt: dayStart(addDays(date, 1), zones) }));
  return [...widened, ...full, ...blocked];
}
