import type { BookingOffer } from 'domain/services';
import { isTimeZone } from 'domain/time-zone';
import { useEffect, useRef, type Dispatch } from 'react';
import type { BookingFlowEvent } from '../booking-state/booking-flow-state';
import type { Details } from '../booking-state/details';

type HostOptions = {
  service?: string;
  services: readonly BookingOffer[];
  timeZone?: string;
  prefill?: Partial<Details>;
  /** While a booking is sent, and once there is one, another service is ignored. */
  isLocked: boolean;
};

/** Applies option changes that the host makes after the form was opened. */
export function useHostChanges(dispatch: Dispatch<BookingFlowEvent>, options: HostOptions) {
  const { service, services, timeZone, isLocked } = options;
  const prefill = JSON.stringify(options.prefill ?? {});
  const applied = useRef({ service, timeZone, prefill });
  useEffect(() => {
    const before = applied.current;
    if (services.length === 0) return;
    applied.current = { service, timeZone, prefill };
    const isOffered = services.some(({ id, isBookable }) => id === service && isBookable);
    if (service && isOffered && service !== before.service && !isLocked) dispatch({ type: 'serviceAsked', service });
    if (timeZone && timeZone !== before.timeZone && isTimeZone(timeZone)) dispatch({ type: 'slotChanged', timeZone });
    if (prefill !== before.prefill) dispatch({ type: 'prefilled', details: JSON.parse(prefill) as Partial<Details> });
  }, [dispatch, service, services, timeZone, prefill, isLocked]);
}
