import { DataError } from 'data-client';
import { clientBookingProblems, isUnusualTime, useBookForClient, type ClientBookingDraft } from 'data-client/owner';
import { useState } from 'react';
import { useConfirm, useNotify } from 'shared-ui';
import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { slotSentence } from '../booking-times';
import { visitorName } from '../booking-words';
import { problemAtField } from '../slot-problem';

/** The form for a client's booking. After a rejection it keeps everything typed. */
export function useNewBooking(initial: ClientBookingDraft, onClose: () => void) {
  const notify = useNotify();
  const confirm = useConfirm();
  const { mutateAsync: book, isPending, error, reset } = useBookForClient();
  const [requestId] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const isDirty = Object.entries(initial).some(([field, value]) => values[field as keyof typeof values] !== value);
  const guard = useUnsavedGuard({ isDirty });
  const draft = { ...values, email: values.email.trim() };
  const problems = clientBookingProblems(draft);
  const rejected = problemAtField(error, values);

  const send = async (isSure: boolean): Promise<void> => {
    try {
      const booking = await book({ ...draft, requestId, isSure });
      guard.lift();
      onClose();
      notify({ tone: 'success', message: `${visitorName(booking)} is booked for ${slotSentence(booking)}.` });
    } catch (cause) {
      if (!isUnusualTime(cause)) return;
      const isMeant = await confirm({
        title: 'Book this time anyway?',
        message: cause.message,
        confirmLabel: 'Book anyway',
        cancelLabel: 'Choose another time',
      });
      if (isMeant) await send(true);
    }
  };
  return {
    values,
    problems: { ...(hasTried ? problems : {}), ...rejected },
    /** Why the booking failed, if no field is to blame. */
    failure: error instanceof DataError && !rejected ? error.message : undefined,
    isBusy: isPending,
    change: (part: Partial<ClientBookingDraft>) => {
      reset();
      setValues((before) => ({ ...before, ...part }));
    },
    submit: () => {
      setTried(true);
      if (Object.keys(problems).length === 0) void send(false);
    },
  };
}

export type NewBookingState = ReturnType<typeof useNewBooking>;
