import { useAvailability, useTakenRanges, type TakenRangesParams } from 'data-client';
import { bookingWindow } from 'domain/availability';
import { defaultZones } from 'domain/coach-zones';
import { useNow } from '../clock/use-now';

/** The service, and the form (`holder`) or the manage link (`link`) whose own time does not count as taken. */
export type CalendarParams = Pick<TakenRangesParams, 'serviceType' | 'holder' | 'link'>;

/**
 * Returns the coach's rules and the taken times of the next two weeks. Called ahead of the step that shows them, so that they
 * have loaded by then.
 */
export function useCalendar(params: CalendarParams) {
  const now = useNow();
  const availability = useAvailability();
  const taken = useTakenRanges({ ...bookingWindow(now, availability?.zones ?? defaultZones), ...params });
  return { now, availability, taken };
}
