import { useBlockedTimes, useBookingRules, useBookingsBetween, useBusyTimes } from 'data-client/owner';
import { hoursOf, offeredTimes } from 'domain/availability';
import { isLive } from 'domain/booking-status';
import { coachDayOf, dayStart } from 'domain/coach-zones';
import { addDays, isDate } from 'domain/dates';
import { isSlotTaken } from 'domain/slots';
import { useState } from 'react';
import type { QueryLike } from 'shared-ui';
import { allOf } from '../dashboard/all-of';
import { useCoachZones } from '../dashboard/coach-time';

type Wanted = { date: string; durationMinutes: number; /** A booking that is being moved. */ own?: string };

export type FreeTimes = { times: readonly string[]; isDayOff: boolean };

/** Returns the free start times of a day in the weekly hours; undefined without a day. */
export function useFreeTimes({ date, durationMinutes, own }: Wanted): QueryLike<FreeTimes> | undefined {
  const [now] = useState(() => new Date());
  const zones = useCoachZones();
  const day = isDate(date) ? date : coachDayOf(now, zones);
  const span = { from: dayStart(day, zones), to: dayStart(addDays(day, 1), zones) };
  const { data: read, ...query } = allOf({
    stored: useBookingRules(),
    bookings: useBookingsBetween(span),
    blocked: useBlockedTimes(span),
    busy: useBusyTimes(span),
  });
  if (!isDate(date)) return undefined;
  if (!read) return { ...query, data: undefined };
  const { stored, bookings, blocked, busy } = read;
  const { rules } = stored;
  const taken = [...bookings.filter((booking) => isLive(booking) && booking.id !== own), ...blocked, ...busy];
  // The notice is for visitors.
  const availability = { ...rules, minimumNoticeHours: 0 };
  const times = offeredTimes(date, { now, availability, durationMinutes }).filter(
    (time) => !isSlotTaken(date, time, durationMinutes, taken, rules.zones),
  );
  const data = { times, isDayOff: hoursOf(date, rules).startTimes.length === 0 };
  return { ...query, data };
}
