import { useReducer, type Dispatch } from 'react';
import { visitorTimeZone } from 'data-client';

import { useTexts } from '../language/language';
import type { Details } from '../your-details/details';
import { isTimeZone } from '../zone-choice/time-zones';
import type { OnBookingEvent } from './booking-events';
import {
  bookingFlowReducer,
  startBookingFlow,
  type BookingFlowEvent,
  type BookingFlowState,
} from './booking-flow-state';
import { newRequestId } from './request-id';
import { useBookingEvents } from './use-booking-events';
import { useHostChanges } from './use-host-changes';

export type BookingFlowHandle = { state: BookingFlowState; dispatch: Dispatch<BookingFlowEvent> };

/** What a host may know about a booking before it begins. */
export type BookingOptions = {
  /** A service id to start with. A bookable one is preselected; another one is noted in the message. */
  service?: string;
  timeZone?: string;
  prefill?: Partial<Details>;
  onEvent?: OnBookingEvent;
};

/** One filled form, from choosing a service to the confirmation. Mount anew to start again. */
export function useBookingFlow({ service, timeZone, prefill, onEvent }: BookingOptions = {}): BookingFlowHandle {
  const { offer, interestedIn } = useTexts();
  const [state, dispatch] = useReducer(bookingFlowReducer, null, () =>
    startBookingFlow({
      service,
      prefill,
      timeZone: timeZone && isTimeZone(timeZone) ? timeZone : visitorTimeZone(),
      requestId: newRequestId(),
      interestedIn: (asked) => interestedIn(offer(asked).name),
    }),
  );
  useHostChanges(dispatch, { service, timeZone, prefill });
  useBookingEvents(state, onEvent);
  return { state, dispatch };
}
