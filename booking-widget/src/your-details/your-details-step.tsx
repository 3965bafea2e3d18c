import { useEffect, useRef, useState } from 'react';
import { DataError, fieldErrors, newBookingSchema, useCreateBooking, type Booking, type NewBooking } from 'data-client';
import { useNotify } from 'shared-ui';

import { visibleFields, type Details, type DetailsErrors, type Submission } from './details';
import { failureWords, YourDetailsView } from './your-details-view';

const alertShownMs = 6000;

export type YourDetailsStepProps = {
  newBooking: NewBooking;
  submission: Submission;
  onDetailsChange: (details: Partial<Details>) => void;
  onSendStart: () => void;
  onSendFail: (error: DataError) => void;
  onBooked: (booking: Booking) => void;
  onBack: () => void;
  onAnotherTime: () => void;
};

export function YourDetailsStep({
  newBooking,
  submission,
  onDetailsChange,
  onSendStart,
  onSendFail,
  onBooked,
  onBack,
  onAnotherTime,
}: YourDetailsStepProps) {
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
      errors={{ ...refused.errorsFor(newBooking), ...fieldErrors(newBookingSchema, newBooking) }}
      submission={submission}
      onDetailsChange={onDetailsChange}
      onSubmit={() => void handleSubmit()}
      onBack={onBack}
      onAnotherTime={onAnotherTime}
    />
  );
}

/** What the server did not accept is wrong until it is changed. */
function useRefusedValue() {
  const [refused, setRefused] = useState<{ booking: NewBooking; error: DataError } | null>(null);
  return {
    remember: (booking: NewBooking, error: DataError) => setRefused({ booking, error }),
    errorsFor: (booking: NewBooking): DetailsErrors => {
      const field = visibleFields.find((visible) => visible === refused?.error.field);
      return field && booking[field] === refused?.booking[field] ? { [field]: refused.error.message } : {};
    },
  };
}

/** The alert goes by itself, off the buttons it may cover on a phone: the same words stay in the box above them. */
function useFailureAlert() {
  const notify = useNotify();
  const dismissShown = useRef(() => {});
  useEffect(() => () => dismissShown.current(), []);
  return {
    dismiss: () => dismissShown.current(),
    show: (error: DataError) => {
      const dismiss = notify({ tone: 'error', message: failureWords(error) });
      const timer = setTimeout(dismiss, alertShownMs);
      dismissShown.current = () => {
        clearTimeout(timer);
        dismiss();
      };
    },
  };
}
