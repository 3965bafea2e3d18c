import { coachMonthStart } from 'domain/slots';
import { useState } from 'react';
import { useCoachZones } from '../dashboard/coach-time';

/** The part of a booking filter that the address calls `received=this-month`. */
export function useReceivedSince(received: string | undefined): { receivedSince?: string } {
  const zones = useCoachZones();
  const [now] = useState(() => new Date());
  return received ? { receivedSince: coachMonthStart(now, zones).toISOString() } : {};
}
