import { useEffect, useRef, useState } from 'react';
import {
  bookingLimits,
  DataError,
  fieldErrors,
  newBookingSchema,
  useCreateBooking,
  type Booking,
  type NewBooking,
} from 'data-client';
import { useNotify } from 'shared-ui';

import { useTexts } from '../language/language';
import type { Texts } from '../language/texts';
import type { Slot } from '../choose-slot/slot';
import type { Holding } from '../booking-flow/use-held-slot';
import { visibleFields, type Details, type DetailsErrors, type Submission } from './details';
import { YourDetailsView } from './your-details-view';

const alertShownMs = 6000;

export type YourDetailsStepProps = {
  newBooking: NewBooking;
  submission: Submission;
  holding: Holding;
  /** The time somebody else took, and the free ones around it. */
  lost: Slot | null;
  nearest: readonly Slot[];
  timeZone: string;
  onSlotReplace: (slot: Slot) => void;
  onDetailsChange: (details: Partial<Details>) => void;
  onSendStart: () => void;
  onSendFail: (error: DataError) => void;
  onBooked: (booking: Booking) => void;
  onBack: () => void;
  onAnotherTime: () => void;
};

export function YourDetailsStep(props: YourDetailsStepProps) {
  const { newBooking, submission, lost, nearest, timeZone, onSendStart, onSendFail, onBooked } = props;
  const texts = useTexts();
  const createBooking = useCreateBooking();
  const alert = useFailureAlert();
  const refused = useRefusedValue();

  const handleSubmit = async () => {
    if (submission.state === 'sending') return;
    alert.dismiss();
    onSendStart();
    try {
      onBooked(await createBooking.mutateAsync(newBooking));
    } catch (cause) {
      const error = cause instanceof DataError ? cause : new DataError('server', { cause });
      refused.remember(newBooking, error);
      onSendFail(error);
      alert.show(error);
    }
  };

  return (
    <YourDetailsView
      details={newBooking}
      errors={{ ...refused.errorsFor(newBooking), ...wrongValues(newBooking, texts) }}
      submission={submission}
      holding={props.holding}
      lost={lost && { lost, chosen: newBooking, nearest, timeZone, onChoose: props.onSlotReplace }}
      onDetailsChange={props.onDetailsChange}
      onSubmit={() => void handleSubmit()}
      onBack={props.onBack}
      onAnotherTime={props.onAnotherTime}
    />
  );
}

function wrongValues(booking: NewBooking, texts: Texts): DetailsErrors {
  const sentences = fieldErrors(newBookingSchema, booking);
  return Object.fromEntries(
    visibleFields.flatMap((field) => {
      const sentence = sentences[field];
      const problem = { field, value: booking[field], limit: bookingLimits[field] };
      return sentence ? [[field, texts.fieldError({ ...problem, sentence })]] : [];
    }),
  );
}

/** What the server did not accept is wrong until it is changed. */
function useRefusedValue() {
  const texts = useTexts();
  const [refused, setRefused] = useState<{ booking: NewBooking; error: DataError } | null>(null);
  return {
    remember: (booking: NewBooking, error: DataError) => setRefused({ booking, error }),
    errorsFor: (booking: NewBooking): DetailsErrors => {
      const field = visibleFields.find((visible) => visible === refused?.error.field);
      return field && booking[field] === refused?.booking[field] ? { [field]: texts.fieldRefused(refused.error) } : {};
    },
  };
}

/** The alert goes by itself, off the buttons it may cover on a phone: the same words stay in the box above them. */
function useFailureAlert() {
  const notify = useNotify();
  const texts = useTexts();
  const dismissShown = useRef(() => {});
  useEffect(() => () => dismissShown.current(), []);
  return {
    dismiss: () => dismissShown.current(),
    show: (error: DataError) => {
      const dismiss = notify({ tone: 'error', message: texts.failure(error), dismissLabel: texts.dismiss });
      const timer = setTimeout(dismiss, alertShownMs);
      dismissShown.current = () => {
        clearTimeout(timer);
        dismiss();
      };
    },
  };
}
