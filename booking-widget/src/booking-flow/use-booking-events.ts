import { useEffect, useEffectEvent, useRef } from 'react';
import { slotStart } from 'data-client';

import type { EventSlot, OnBookingEvent } from './booking-events';
import type { BookingFlowState } from './booking-flow-state';

/** Tells the host what happened since it was told last. */
export function useBookingEvents(state: BookingFlowState, onEvent: OnBookingEvent | undefined): void {
  const before = useRef(state);
  const tell = useEffectEvent((was: BookingFlowState) => onEvent && tellChanges(was, state, onEvent));
  useEffect(() => {
    tell(before.current);
    before.current = state;
  }, [state]);
}

function tellChanges(was: BookingFlowState, is: BookingFlowState, onEvent: OnBookingEvent): void {
  const slot = slotOf(is);
  if (slot && is.step !== 'service' && (is.date !== was.date || is.time !== was.time)) onEvent('slotselect', slot);
  if (slot && is.lostSlot && is.lostSlot !== was.lostSlot) onEvent('slottaken', slot);
  if (is.submission.state === 'failed' && is.submission !== was.submission) {
    const { error } = is.submission;
    onEvent('bookingfail', { reason: error.code });
  }
  if (is.step !== was.step) onEvent('stepchange', { step: is.step });
  if (slot && is.booking && !was.booking) onEvent('bookingsuccess', slot);
}

function slotOf({ serviceId, date, time }: BookingFlowState): EventSlot | null {
  if (!serviceId || !date || !time) return null;
  return { service: serviceId, date, time, startsAt: slotStart(date, time).toISOString() };
}
