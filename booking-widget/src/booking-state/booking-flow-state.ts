import { type NewBooking } from 'data-client';
import type { IntakeAnswers, IntakeQuestion } from 'domain/intake';
import { changeSlot, type Slot, type SlotChange, type SlotChoice } from './slot';
import type { Details } from './details';

export const steps = ['service', 'slot', 'details', 'confirmation'] as const;
export type Step = (typeof steps)[number];

export type BookingFlowState = SlotChoice & {
  step: Exclude<Step, 'confirmation'>;
  /** The id of the service the visitor came from. */
  asked: string | null;
  serviceId: string | null;
  /** The chosen time, once another visitor has taken it. */
  lostSlot: Slot | null;
  details: Details;
  /** The details before the visitor edited them. */
  startDetails: Details;
  /** The answers to the questions of services, by question. */
  answers: IntakeAnswers;
  /** One per form, which makes repeated requests idempotent. */
  requestId: string;
};

export type BookingFlowEvent =
  | { type: 'serviceChosen'; serviceId: string }
  | ({ type: 'slotChanged' } & SlotChange)
  | { type: 'serviceAsked'; service: string }
  | { type: 'prefilled'; details: Partial<Details> }
  | { type: 'detailsChanged'; details: Partial<Details> }
  | { type: 'answered'; answers: IntakeAnswers }
  | { type: 'continued' }
  | { type: 'wentBack' }
  | { type: 'slotLost'; date: string; time: string }
  | { type: 'anotherTimeWanted' };

export type BookingFlowStart = {
  service?: string;
  timeZone: string;
  requestId: string;
  /** Details that the host knows in advance. */
  prefill?: Partial<Details>;
};

const noDetails: Details = { firstName: '', lastName: '', email: '', phone: '', company: '', message: '', website: '' };

export function startBookingFlow(start: BookingFlowStart): BookingFlowState {
  const { service, timeZone, requestId, prefill } = start;
  const details = { ...noDetails, ...prefill };
  return {
    step: 'service',
    asked: service || null,
    serviceId: service || null,
    date: null,
    time: null,
    lostSlot: null,
    timeZone,
    details,
    startDetails: details,
    answers: {},
    requestId,
  };
}

/** Continues from a draft: the state of an earlier form as JSON. A draft of another version of the form is ignored. */
export function restoreBookingFlow(start: BookingFlowState, draft: string | undefined): BookingFlowState {
  if (!draft) return start;
  const kept = JSON.parse(draft) as BookingFlowState;
  if (!Object.keys(start).every((key) => key in kept)) return start;
  // A honeypot that an extension filled in would swallow the booking.
  return { ...kept, details: { ...kept.details, website: '' } };
}

export function bookingFlowReducer(state: BookingFlowState, event: BookingFlowEvent): BookingFlowState {
  switch (event.type) {
    case 'serviceChosen':
      return { ...state, step: 'service', serviceId: event.serviceId };
    case 'slotChanged': {
      const { type: _, ...change } = event;
      return changeSlot(state, change);
    }
    case 'serviceAsked':
      return serviceAsked(state, event.service);
    case 'prefilled':
      return prefilled(state, event.details);
    case 'detailsChanged':
      return { ...state, details: { ...state.details, ...event.details } };
    case 'answered':
      return { ...state, answers: { ...state.answers, ...event.answers } };
    case 'continued':
      return continued(state);
    case 'wentBack':
      return wentBack(state);
    case 'slotLost':
      return isWaitingFor(state, event) ? { ...state, lostSlot: { date: event.date, time: event.time } } : state;
    case 'anotherTimeWanted':
      return anotherTimeWanted(state);
  }
}

/** Whether closing now would lose details that the visitor entered. */
export function hasTypedDetails({ details, startDetails, answers }: BookingFlowState): boolean {
  return (
    Object.values(answers).some(Boolean) ||
    (Object.keys(details) as (keyof Details)[]).some((field) => details[field] !== startDetails[field])
  );
}

/** The booking as chosen so far, or null until service, date and time are. */
export function chosenBooking(
  state: BookingFlowState,
  language: string,
  questions?: readonly IntakeQuestion[],
): NewBooking | null {
  const { serviceId, date, time, timeZone, details, requestId } = state;
  if (!serviceId || !date || !time) return null;
  const answers = questions && Object.fromEntries(questions.map(({ id }) => [id, state.answers[id] ?? '']));
  return { serviceType: serviceId, date, time, ...details, requestId, timeZone, language, answers };
}

/** The page asks for another service while the form is open: the details stay, the time has to be chosen again. */
function serviceAsked(state: BookingFlowState, service: string): BookingFlowState {
  if (service === state.serviceId) return state;
  const step = state.step === 'details' ? 'slot' : state.step;
  return { ...state, step, serviceId: service, asked: null, time: null };
}

/** The page fills in fields, except those the visitor has edited. */
function prefilled(state: BookingFlowState, details: Partial<Details>): BookingFlowState {
  const untouched = Object.entries(details).filter(
    ([field]) => state.details[field as keyof Details] === state.startDetails[field as keyof Details],
  );
  const change = Object.fromEntries(untouched);
  return { ...state, details: { ...state.details, ...change }, startDetails: { ...state.startDetails, ...change } };
}

function continued(state: BookingFlowState): BookingFlowState {
  if (state.step === 'service' && state.serviceId) return { ...state, step: 'slot' };
  if (state.step === 'slot' && state.date && state.time) return { ...state, step: 'details', lostSlot: null };
  return state;
}

function wentBack(state: BookingFlowState): BookingFlowState {
  return { ...state, step: state.step === 'details' ? 'slot' : 'service' };
}

const isWaitingFor = (state: BookingFlowState, { date, time }: Slot) =>
  state.step === 'details' && state.date === date && state.time === time;

function anotherTimeWanted(state: BookingFlowState): BookingFlowState {
  const { date, time } = state;
  if (state.step !== 'details' || !date || !time) return state;
  return { ...state, step: 'slot', time: null, lostSlot: state.lostSlot ?? { date, time } };
}
