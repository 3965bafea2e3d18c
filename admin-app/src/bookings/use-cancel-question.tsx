import type { OwnerBooking } from 'data-client/owner';
import { useState } from 'react';
import { CancelDialog, type CancelAnswer } from './cancel-dialog';

type Question = {
  bookings: readonly OwnerBooking[];
  isDeleting: boolean;
  resolve: (answer: CancelAnswer) => void;
};

/** Asks whether to cancel or delete bookings. Render `dialog`; `ask` resolves to the owner's answer. */
export function useCancelQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (bookings: readonly OwnerBooking[], { isDeleting }: { isDeleting: boolean }) =>
    new Promise<CancelAnswer>((resolve) => setQuestion({ bookings, isDeleting, resolve }));
  const handleAnswer = (answer: CancelAnswer) => {
    setQuestion(null);
    question?.resolve(answer);
  };
  return { ask, dialog: question && <CancelDialog {...question} onAnswer={handleAnswer} /> };
}
