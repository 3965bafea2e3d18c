import {
  serviceCatalogue,
  type Booking,
  type DataError,
  type NewBooking,
  type Service,
  type ServiceId,
} from 'data-client';

import type { Slot } from '../choose-slot/slot';
import { emptyDetails, isAboutTheTime, type Details, type Submission } from '../your-details/details';

export const steps = ['service', 'slot', 'details', 'confirmation'] as const;
export type Step = (typeof steps)[number];

export type BookingFlowState = {
  step: Step;
  /** The service the visitor came from, when it cannot be booked by itself. */
  askedFor: Service | null;
  serviceId: ServiceId | null;
  date: string | null;
  time: string | null;
  /** The time somebody else took while this visitor was typing. */
  lostSlot: Slot | null;
  /** Where the visitor is, as an IANA name. */
  timeZone: string;
  details: Details;
  /** What the details were before the visitor typed. */
  startDetails: Details;
  submission: Submission;
  /** One per filled form: a send that is repeated after a lost answer never books twice. */
  requestId: string;
  booking: Booking | null;
};

export type BookingFlowEvent =
  | { type: 'serviceChosen'; serviceId: ServiceId }
  | { type: 'dateChosen'; date: string }
  | { type: 'timeChosen'; time: string }
  | { type: 'timeZoneChosen'; timeZone: string }
  | { type: 'serviceAsked'; service: string }
  | { type: 'prefilled'; details: Partial<Details> }
  | { type: 'detailsChanged'; details: Partial<Details> }
  | { type: 'continued' }
  | { type: 'wentBack' }
  | { type: 'sendStarted' }
  | { type: 'sendFailed'; error: DataError }
  | { type: 'slotLost'; date: string; time: string }
  | { type: 'slotReplaced'; date: string; time: string }
  | { type: 'anotherTimeWanted' }
  | { type: 'booked'; booking: Booking };

export type BookingFlowStart = {
  service?: string;
  timeZone: string;
  requestId: string;
  /** What is known about the visitor already. */
  prefill?: Partial<Details>;
  /** The message to begin with, when the service asked for cannot be booked by itself. */
  interestedIn: (service: Service) => string;
};

export function startBookingFlow(start: BookingFlowStart): BookingFlowState {
  const { service, timeZone, requestId, prefill, interestedIn } = start;
  const known = serviceCatalogue.find((candidate) => candidate.id === service) ?? null;
  const askedFor = known && !known.booking ? known : null;
  const details = { ...emptyDetails(askedFor ? interestedIn(askedFor) : ''), ...prefill };
  return {
    step: 'service',
    askedFor,
    serviceId: known?.booking ? known.id : null,
    date: null,
    time: null,
    lostSlot: null,
    timeZone,
    details,
    startDetails: details,
    submission: { state: 'idle' },
    requestId,
    booking: null,
  };
}

export function bookingFlowReducer(state: BookingFlowState, event: BookingFlowEvent): BookingFlowState {
  switch (event.type) {
    case 'serviceChosen':
      return { ...state, serviceId: event.serviceId };
    case 'dateChosen':
      return event.date === state.date ? state : { ...state, date: event.date, time: null };
    case 'timeChosen':
      return state.date ? { ...state, time: event.time } : state;
    case 'timeZoneChosen':
      return { ...state, timeZone: event.timeZone };
    case 'serviceAsked':
      return serviceAsked(state, event.service);
    case 'prefilled':
      return prefilled(state, event.details);
    case 'detailsChanged':
      return { ...state, details: { ...state.details, ...event.details } };
    case 'continued':
      return continued(state);
    case 'wentBack':
      return wentBack(state);
    case 'sendStarted':
      return state.step === 'details' ? { ...state, submission: { state: 'sending' } } : state;
    case 'sendFailed':
      return sendFailed(state, event.error);
    case 'slotLost':
      return isWaitingFor(state, event) ? { ...state, lostSlot: { date: event.date, time: event.time } } : state;
    case 'slotReplaced':
      return { ...state, date: event.date, time: event.time, submission: { state: 'idle' } };
    case 'anotherTimeWanted':
      return anotherTimeWanted(state);
    case 'booked':
      return { ...state, step: 'confirmation', submission: { state: 'idle' }, booking: event.booking };
  }
}

/** Whether closing now would lose something the visitor typed. */
export function hasTypedDetails({ details, startDetails, booking }: BookingFlowState): boolean {
  if (booking) return false;
  return (Object.keys(details) as (keyof Details)[]).some((field) => details[field] !== startDetails[field]);
}

/** What would be sent now, or null while something is still to be chosen. */
export function chosenBooking({ serviceId, date, time, details, requestId }: BookingFlowState): NewBooking | null {
  if (!serviceId || !date || !time) return null;
  return { serviceType: serviceId, date, time, ...details, requestId };
}

/** The page asks for another service while the form is open: what was typed stays, a time is chosen anew. */
function serviceAsked(state: BookingFlowState, service: string): BookingFlowState {
  const known = serviceCatalogue.find(({ id, booking }) => id === service && booking);
  if (!known || state.booking || known.id === state.serviceId || state.submission.state === 'sending') return state;
  const step = state.step === 'details' ? 'slot' : state.step;
  return { ...state, step, serviceId: known.id, askedFor: null, time: null, submission: { state: 'idle' } };
}

/** The page fills in fields: never over what the visitor typed. */
function prefilled(state: BookingFlowState, details: Partial<Details>): BookingFlowState {
  const untouched = Object.entries(details).filter(
    ([field]) => state.details[field as keyof Details] === state.startDetails[field as keyof Details],
  );
  const change = Object.fromEntries(untouched);
  return {
    ...state,
    details: { ...state.details, ...change },
    startDetails: { ...state.startDetails, ...change },
  };
}

function continued(state: BookingFlowState): BookingFlowState {
  if (state.step === 'service' && state.serviceId) return { ...state, step: 'slot' };
  if (state.step === 'slot' && state.date && state.time) return { ...state, step: 'details', lostSlot: null };
  return state;
}

function wentBack(state: BookingFlowState): BookingFlowState {
  if (state.submission.state === 'sending') return state;
  if (state.step === 'slot') return { ...state, step: 'service' };
  if (state.step === 'details') return { ...state, step: 'slot', submission: { state: 'idle' } };
  return state;
}

function sendFailed(state: BookingFlowState, error: DataError): BookingFlowState {
  const { date, time } = state;
  const lostSlot = isAboutTheTime(error) && date && time ? { date, time } : state.lostSlot;
  return { ...state, lostSlot, submission: { state: 'failed', error } };
}

/** Whether the form is still about this time, and its fate not being decided by a booking on its way. */
const isWaitingFor = (state: BookingFlowState, { date, time }: Slot) =>
  state.step === 'details' && state.submission.state !== 'sending' && state.date === date && state.time === time;

function anotherTimeWanted(state: BookingFlowState): BookingFlowState {
  const { date, time } = state;
  if (state.step !== 'details' || !date || !time) return state;
  return {
    ...state,
    step: 'slot',
    time: null,
    lostSlot: state.lostSlot ?? { date, time },
    submission: { state: 'idle' },
  };
}
