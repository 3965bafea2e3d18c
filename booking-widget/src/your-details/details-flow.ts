import { bookingLimits, fieldErrors, newBookingSchema, type NewBooking } from 'data-client';
import type { Cutoffs } from 'domain/cutoffs';
import type { IntakeQuestion } from 'domain/intake';
import type { BookingFlowHandle, Holding } from '../booking-state/booking-flow-handle';
import { visibleFields } from '../booking-state/details';
import type { ZonedSlot } from '../booking-state/slot';
import type { Texts } from '../language/english';
import type { loadQuestionForm } from './load-question-form';

/** The booking flow once service, date and time are chosen, with what only this step shows. */
export type DetailsFlow = Omit<BookingFlowHandle, 'services' | 'step' | 'booking' | 'mail' | 'chosen'> & {
  chosen: NewBooking;
  holding: Holding;
  /** The free times nearest to a lost one. */
  nearest: readonly ZonedSlot[];
  cutoffs?: Cutoffs;
  /** The service's own questions and the code that asks them. */
  intake?: { questions: readonly IntakeQuestion[]; code: Awaited<ReturnType<typeof loadQuestionForm>> };
};

/** A message for each invalid field, by the name of its control. */
export function detailsErrors({ chosen, failure, intake }: DetailsFlow, texts: Texts): Record<string, string> {
  return {
    ...rejectedValue(chosen, failure, texts),
    ...invalidValues(chosen, texts),
    ...intake?.code.questionErrors(intake.questions, chosen, failure, texts),
  };
}

function invalidValues(chosen: NewBooking, texts: Texts): Record<string, string> {
  const sentences = fieldErrors(newBookingSchema, chosen);
  return Object.fromEntries(
    visibleFields.flatMap((field) => {
      const sentence = sentences[field];
      const problem = { field, value: chosen[field], limit: bookingLimits[field] };
      return sentence ? [[field, texts.fieldError({ ...problem, sentence })]] : [];
    }),
  );
}

/** A value that the backend has rejected is invalid until it is changed. */
function rejectedValue(chosen: NewBooking, failure: DetailsFlow['failure'], texts: Texts): Record<string, string> {
  const field = visibleFields.find((visible) => visible === failure?.error.field);
  if (!failure || !field || chosen[field] !== failure.sent[field]) return {};
  return { [field]: texts.reason(failure.error) };
}
