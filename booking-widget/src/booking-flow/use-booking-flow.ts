import { useReducer, type Dispatch } from 'react';

import {
  bookingFlowReducer,
  startBookingFlow,
  type BookingFlowEvent,
  type BookingFlowState,
} from './booking-flow-state';
import { newRequestId } from './request-id';

export type BookingFlowHandle = { state: BookingFlowState; dispatch: Dispatch<BookingFlowEvent> };

/** One filled form, from choosing a service to the confirmation. Mount anew to start again. */
export function useBookingFlow(service?: string): BookingFlowHandle {
  const [state, dispatch] = useReducer(bookingFlowReducer, service, (id) =>
    startBookingFlow({ service: id, requestId: newRequestId() }),
  );
  return { state, dispatch };
}
