import { useBlockedTimes, useBookingRules, useBookingsBetween, useBusyTimes } from 'data-client/owner';
import { offeredTimes } from 'domain/availability';
import { isLive } from 'domain/booking-status';
import { coachDayOf, dayStart } from 'domain/coach-zones';
import { addDays, isDate } from 'domain/dates';
import { isSlotTaken } from 'domain/slots';
import { useState } from 'react';
import { useCoachZones } from '../dashboard/coach-time';

type Wanted = { date: string; durationMinutes: number; /** A booking that is being moved. */ own?: string };

/** Returns the free start times of a day in the weekly hours; undefined while they are unknown. */
export function useFreeTimes({ date, durationMinutes, own }: Wanted): string[] | undefined {
  const [now] = useState(() => new Date());
  const zones = useCoachZones();
  const day = isDate(date) ? date : coachDayOf(now, zones);
  const span = { from: dayStart(day, zones), to: dayStart(addDays(day, 1), zones) };
  const rules = useBookingRules().data?.rules;
  const bookings = useBookingsBetween(span).data;
  const blocked = useBlockedTimes(span).data;
  const busy = useBusyTimes(span).data;
  if (!isDate(date) || !rules || !bookings || !blocked || !busy) return undefined;
  const taken = [...bookings.filter((booking) => isLive(booking) && booking.id !== own), ...blocked, ...busy];
  // The notice is for visitors.
  const availability = { ...rules, minimumNoticeHours: 0 };
  return offeredTimes(date, { now, availability, durationMinutes }).filter(
    (time) => !isSlotTaken(date, time, durationMinutes, taken, rules.zones),
  );
}
