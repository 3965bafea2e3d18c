import { aNewBooking } from 'data-client/testing';
import { useReducer } from 'react';
import {
  bookingFlowReducer,
  chosenBooking,
  startBookingFlow,
  type BookingFlowState,
} from '../booking-state/booking-flow-state';
import type { DetailsFlow } from '../your-details/details-flow';
import { YourDetailsView, type YourDetailsViewProps } from '../your-details/your-details-view';

/** The flow at the empty form for the details, on November 24 at ten. */
export function aDetailsFlow(state: Partial<BookingFlowState> = {}, over: Partial<DetailsFlow> = {}): DetailsFlow {
  const chosen = { serviceId: 'leadership', date: '2026-11-24', time: '10:00 AM', step: 'details' } as const;
  const started = { ...startBookingFlow({ timeZone: 'Europe/Berlin', requestId: 'form-1' }), ...chosen, ...state };
  return {
    state: started,
    dispatch: () => {},
    chosen: aNewBooking(started.details),
    submit: async () => {},
    isSending: false,
    failure: null,
    holding: 'none',
    nearest: [],
    ...over,
  };
}

/** The view with the flow's own reducer, so that a visitor can type. */
export function DetailsForm({ flow }: YourDetailsViewProps) {
  const [state, dispatch] = useReducer(bookingFlowReducer, flow.state);
  const chosen = chosenBooking(state, 'en', flow.intake?.questions) ?? flow.chosen;
  return <YourDetailsView flow={{ ...flow, state, dispatch, chosen }} />;
}
