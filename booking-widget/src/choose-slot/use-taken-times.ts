import { useState } from 'react';
import { bookableDates, useTakenRanges } from 'data-client';

/** The taken times of all days that can be booked from now. Asked for early, they are there when the step is. */
export function useTakenTimes() {
  const [now] = useState(() => new Date());
  const dates = bookableDates(now);
  const taken = useTakenRanges({ from: dates[0] ?? '', to: dates.at(-1) ?? '' });
  return { now, taken };
}
