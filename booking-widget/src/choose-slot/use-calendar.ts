import { useState } from 'react';
import { bookingWindow, useAvailability, useTakenRanges } from 'data-client';

/**
 * What a visitor chooses from: the coach's rules, once they are known, and the taken times of the next two weeks. Asked for
 * early, they are there when the step is. What the form `holder` holds is not taken to itself.
 */
export function useCalendar(holder?: string) {
  const [now] = useState(() => new Date());
  const availability = useAvailability();
  const taken = useTakenRanges({ ...bookingWindow(now), holder });
  return { now, availability, taken };
}
