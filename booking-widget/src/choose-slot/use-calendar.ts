import { useState } from 'react';
import { useAvailability, useTakenRanges, type TakenQuestion } from 'data-client';
import { bookingWindow } from 'domain/availability';

/** The form that holds a time, or the link of the booking that is being moved. Their own time is not taken for them. */
export type CalendarOwner = Pick<TakenQuestion, 'holder' | 'link'>;

/**
 * Returns the coach's rules and the taken times of the next two weeks. Called ahead of the step that shows them, so that they
 * have loaded by then.
 */
export function useCalendar(whose: CalendarOwner) {
  const [now] = useState(() => new Date());
  const availability = useAvailability();
  const taken = useTakenRanges({ ...bookingWindow(now), ...whose });
  return { now, availability, taken };
}
