import type { OwnerBooking } from 'data-client/owner';
import { useState } from 'react';
import { CancelDialog, type CancelAnswer, type CancelDialogProps } from './cancel-dialog';

type Asked = Pick<CancelDialogProps, 'isDeleting' | 'reason'>;

type Question = Asked & { bookings: readonly OwnerBooking[]; resolve: (answer: CancelAnswer) => void };

/** Asks whether to cancel or delete bookings. Render `dialog`; `ask` resolves to the owner's answer. */
export function useCancelQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (bookings: readonly OwnerBooking[], asked: Asked) =>
    new Promise<CancelAnswer>((resolve) => setQuestion({ bookings, ...asked, resolve }));
  const handleAnswer = (answer: CancelAnswer) => {
    setQuestion(null);
    question?.resolve(answer);
  };
  return { ask, dialog: question && <CancelDialog {...question} onAnswer={handleAnswer} /> };
}
