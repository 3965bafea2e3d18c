import { useBlockedTimes, useBookingRules, useBookingsBetween } from 'data-client/owner';
import { offeredTimes } from 'domain/availability';
import { isLive } from 'domain/booking-status';
import { addDays, isDate } from 'domain/dates';
import { coachClock, coachInstant, isSlotTaken } from 'domain/slots';
import { useState } from 'react';

type Wanted = { date: string; durationMinutes: number; /** A booking that is being moved. */ own?: string };

/** Returns the free start times of a day in the weekly hours; undefined while they are unknown. */
export function useFreeTimes({ date, durationMinutes, own }: Wanted): string[] | undefined {
  const [now] = useState(() => new Date());
  const day = isDate(date) ? date : coachClock(now).date;
  const span = { from: coachInstant(day, 0), to: coachInstant(addDays(day, 1), 0) };
  const rules = useBookingRules().data?.rules;
  const bookings = useBookingsBetween(span).data;
  const blocked = useBlockedTimes(span).data;
  if (!isDate(date) || !rules || !bookings || !blocked) return undefined;
  const taken = [...bookings.filter((booking) => isLive(booking) && booking.id !== own), ...blocked];
  // The notice is for visitors.
  const availability = { ...rules, minimumNoticeHours: 0 };
  return offeredTimes(date, { now, availability, durationMinutes }).filter(
    (time) => !isSlotTaken(date, time, durationMinutes, taken),
  );
}
