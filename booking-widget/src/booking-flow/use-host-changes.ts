import { useEffect, useRef, type Dispatch } from 'react';

import type { Details } from '../your-details/details';
import { isTimeZone } from '../zone-choice/time-zones';
import type { BookingFlowEvent } from './booking-flow-state';

type HostOptions = { service?: string; timeZone?: string; prefill?: Partial<Details> };

/** Follows what the page around says after the form was opened. */
export function useHostChanges(dispatch: Dispatch<BookingFlowEvent>, { service, timeZone, prefill }: HostOptions) {
  const filled = JSON.stringify(prefill ?? {});
  const known = useRef({ service, timeZone, filled });
  useEffect(() => {
    const before = known.current;
    known.current = { service, timeZone, filled };
    if (service && service !== before.service) dispatch({ type: 'serviceAsked', service });
    if (timeZone && timeZone !== before.timeZone && isTimeZone(timeZone))
      dispatch({ type: 'timeZoneChosen', timeZone });
    if (filled !== before.filled) dispatch({ type: 'prefilled', details: JSON.parse(filled) as Partial<Details> });
  }, [dispatch, service, timeZone, filled]);
}
