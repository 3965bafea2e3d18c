import { useEffect, useEffectEvent, useRef } from 'react';
import { useAvailability, type Booking, type DataError } from 'data-client';
import { defaultZones, type CoachZones } from 'domain/coach-zones';
import { slotStart } from 'domain/slots';
import type { EventSlot, OnBookingEvent } from '../booking-state/booking-events';
import type { BookingFlowState, Step } from '../booking-state/booking-flow-state';

type Progress = { state: BookingFlowState; step: Step; error: DataError | null; booking?: Booking };

/** Reports to the host what has changed since the last render. */
export function useBookingEvents(progress: Progress, onEvent: OnBookingEvent | undefined): void {
  const before = useRef(progress);
  const zones = useAvailability()?.zones ?? defaultZones;
  const report = useEffectEvent(() => {
    if (onEvent) reportChanges(before.current, progress, zones, onEvent);
    before.current = progress;
  });
  const { state, error, booking } = progress;
  useEffect(() => report(), [state, error, booking]);
}

function reportChanges(was: Progress, is: Progress, zones: CoachZones, onEvent: OnBookingEvent): void {
  const slot = slotOf(is.state, zones);
  const isNewSlot = is.state.date !== was.state.date || is.state.time !== was.state.time;
  if (slot && is.step !== 'service' && isNewSlot) onEvent('slotselect', slot);
  if (slot && is.state.lostSlot && is.state.lostSlot !== was.state.lostSlot) onEvent('slottaken', slot);
  if (is.error && is.error !== was.error) onEvent('bookingfail', { reason: is.error.code });
  if (is.step !== was.step) onEvent('stepchange', { step: is.step });
  if (slot && is.booking && !was.booking) onEvent('bookingsuccess', slot);
}

function slotOf({ serviceId, date, time }: BookingFlowState, zones: CoachZones): EventSlot | null {
  if (!serviceId || !date || !time) return null;
  return { service: serviceId, date, time, startsAt: slotStart(date, time, zones).toISOString() };
}
