import { useEffect } from 'react';
import {
  bookingLimits,
  fieldErrors,
  newBookingSchema,
  useAvailability,
  type DataError,
  type NewBooking,
} from 'data-client';
import type { BookingOffer } from 'domain/services';
import { useNotify } from 'shared-ui';

import type { BookingFlowHandle } from '../booking-state/booking-flow-handle';
import type { Holding } from '../booking-state/progress';
import { visibleFields, type DetailsErrors } from '../booking-state/details';
import type { Slot, ZonedSlot } from '../booking-state/slot';
import { useTexts } from '../language/language';
import type { Texts } from '../language/texts';
import { FailedQuery } from '../step-form/failed-query';
import { Pending } from '../step-form/pending';
import { StepForm } from '../step-form/step-form';
import { useServiceQuestions } from './use-service-questions';
import { YourDetailsView } from './your-details-view';

const alertShownMs = 6000;

export type YourDetailsStepProps = {
  service: BookingOffer;
  booking: NewBooking;
  flow: BookingFlowHandle;
  holding: Holding;
  /** The free times nearest to a lost one. */
  nearest: readonly ZonedSlot[];
  onBack: () => void;
};

export function YourDetailsStep({ service, booking, flow, holding, nearest, onBack }: YourDetailsStepProps) {
  const { state, dispatch, failure, isSending, submit } = flow;
  const { lostSlot, timeZone } = state;
  const texts = useTexts();
  const cutoffs = useAvailability()?.cutoffs;
  const asked = useServiceQuestions(service);
  useFailureAlert(failure?.error);
  if (asked && !asked.data) {
    return (
      <StepForm onSubmit={() => {}} onBack={onBack} submitLabel={texts.book}>
        {asked.isError ? (
          <FailedQuery query={asked} message={texts.questionsFailed} />
        ) : (
          <Pending label={texts.loadingQuestions} />
        )}
      </StepForm>
    );
  }
  const { questions, code } = asked?.data ?? {};
  const lost = lostSlot && {
    lost: lostSlot,
    chosen: booking,
    nearest,
    timeZone,
    onChoose: (slot: Slot) => dispatch({ type: 'slotChanged', ...slot }),
    onAnotherTime: () => dispatch({ type: 'anotherTimeWanted' }),
  };
  return (
    <YourDetailsView
      details={booking}
      errors={{
        ...rejectedValue(booking, failure, texts),
        ...invalidValues(booking, texts),
        ...(questions && code?.questionErrors(questions, booking, failure, texts)),
      }}
      questions={
        questions &&
        code && {
          names: questions.map(({ id }) => code.questionField(id)),
          fields: (marks) => (
            <code.QuestionForm
              {...marks}
              questions={questions}
              answers={state.answers}
              onAnswer={(id, answer) => dispatch({ type: 'answered', answers: { [id]: answer } })}
            />
          ),
        }
      }
      isSending={isSending}
      error={failure?.error}
      holding={holding}
      cutoffs={cutoffs && texts.cutoffs(cutoffs)}
      privacyAddress={flow.privacyAddress}
      lost={lost}
      onDetailsChange={(details) => dispatch({ type: 'detailsChanged', details })}
      onSubmit={() => void submit()}
      onBack={onBack}
    />
  );
}

function invalidValues(booking: NewBooking, texts: Texts): DetailsErrors {
  const sentences = fieldErrors(newBookingSchema, booking);
  return Object.fromEntries(
    visibleFields.flatMap((field) => {
      const sentence = sentences[field];
      const problem = { field, value: booking[field], limit: bookingLimits[field] };
      return sentence ? [[field, texts.fieldError({ ...problem, sentence })]] : [];
    }),
  );
}

/** A value that the backend has rejected is invalid until it is changed. */
function rejectedValue(booking: NewBooking, failure: BookingFlowHandle['failure'], texts: Texts): DetailsErrors {
  const field = visibleFields.find((visible) => visible === failure?.error.field);
  if (!failure || !field || booking[field] !== failure.sent[field]) return {};
  return { [field]: texts.fieldRefused(failure.error) };
}

/** Announces a failure. The alert may cover buttons on a phone, so it closes by itself; the form keeps showing the message. */
function useFailureAlert(error: DataError | undefined) {
  const notify = useNotify();
  const texts = useTexts();
  const message = error && texts.failure(error);
  const dismissLabel = texts.dismiss;
  useEffect(() => {
    if (!error || !message) return undefined;
    const dismiss = notify({ tone: 'error', message, dismissLabel });
    const timer = setTimeout(dismiss, alertShownMs);
    return () => {
      clearTimeout(timer);
      dismiss();
    };
  }, [error, message, dismissLabel, notify]);
}
