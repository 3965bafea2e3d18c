import { useState } from 'react';
import { bookingWindow, useAvailability, useTakenRanges, type TakenQuestion } from 'data-client';

/** The form that holds a time, or the link of the booking that is moved: what is theirs is not taken to them. */
export type CalendarOwner = Pick<TakenQuestion, 'holder' | 'link'>;

/**
 * What a visitor chooses from: the coach's rules, once they are known, and the taken times of the next two weeks. Asked for
 * early, they are there when the step is.
 */
export function useCalendar(whose: CalendarOwner) {
  const [now] = useState(() => new Date());
  const availability = useAvailability();
  const taken = useTakenRanges({ ...bookingWindow(now), ...whose });
  return { now, availability, taken };
}
