import { cancelReasonMax, type OwnerBooking } from 'data-client/owner';
import { useRef, useState } from 'react';
import { Button, Checkbox, Dialog, Field, Stack, Textarea } from 'shared-ui';
import { Bullets } from '../dashboard/bullets';
import { useDialogGuard } from '../form/unsaved/use-unsaved-guard';
import { useCoachZones } from '../dashboard/coach-time';
import { isUpcoming } from './booking-words';
import { bookingDetail } from '../booking-slot/booking-names';

/** Cancels with a reason for the client, which may be empty, also the later bookings of the series if `isWithLater`. */
export type Cancellation = { cancel: string; isWithLater: boolean };

/** Null: keeps the bookings. */
type CancelAnswer = Cancellation | 'delete' | null;

type CancelDialogProps = {
  bookings: readonly OwnerBooking[];
  /** The owner wants to delete them: canceling is offered first. */
  isDeleting: boolean;
  /** The answer to begin with. */
  unsent?: Cancellation;
  onAnswer: (answer: CancelAnswer) => void;
};

/** Asks before upcoming bookings are canceled or deleted. Keeping them is focused. */
function CancelDialog({ bookings, isDeleting, unsent, onAnswer }: CancelDialogProps) {
  const isOne = bookings.length === 1;
  const isOfSeries = isOne && !isDeleting && bookings[0]?.seriesId !== undefined;
  const [reason, setReason] = useState(unsent?.cancel ?? '');
  const [isWithLater, setWithLater] = useState(isOfSeries && unsent?.isWithLater === true);
  const mayClose = useDialogGuard(reason.trim() !== '' && reason !== unsent?.cancel);
  const handleKeep = async () => {
    if (await mayClose()) onAnswer(null);
  };
  const keepButton = useRef<HTMLButtonElement>(null);
  const zones = useCoachZones();
  const details = bookings.map((booking) => bookingDetail(booking, zones));
  const consultation = isOne && !isWithLater ? 'consultation' : 'consultations';
  const clients = isOne ? 'client' : 'clients';
  const canTell = bookings.some((booking) => booking.sendsEmail && isUpcoming(booking));
  return (
    <Dialog
      role="alertdialog"
      title={isDeleting ? deleteTitle(bookings.length) : cancelTitle(bookings.length)}
      description={[isOne && `${details[0]}.`, noteFor(isDeleting, canTell, clients)].filter(Boolean).join(' ')}
      hasCloseIcon={false}
      closesOnBack
      initialFocus={keepButton}
      onCloseRequest={mayClose}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button ref={keepButton} variant="secondary" onClick={() => void handleKeep()}>
            {isDeleting ? 'Keep' : `Keep ${consultation}`}
          </Button>
          {isDeleting && (
            <Button variant="secondary" onClick={() => onAnswer('delete')}>
              Delete anyway
            </Button>
          )}
          <Button variant="danger" onClick={() => onAnswer({ cancel: reason.trim(), isWithLater })}>
            {isDeleting && canTell ? `Cancel and notify the ${clients}` : `Cancel ${consultation}`}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {!isOne && (
          <Bullets>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </Bullets>
        )}
        {isOfSeries && (
          <Checkbox
            label="Also cancel all later bookings of this series"
            hint="The client gets one email about all of them."
            checked={isWithLater}
            onChange={({ target }) => setWithLater(target.checked)}
          />
        )}
        {canTell && (
          <Field label={`Reason for the ${clients}`} hint="Optional. Included in the email.">
            <Textarea
              rows={3}
              maxLength={cancelReasonMax}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}

const cancelTitle = (count: number) =>
  count === 1 ? 'Cancel this consultation?' : `Cancel these ${count} consultations?`;

const deleteTitle = (count: number) =>
  `Are you sure you want to delete ${count === 1 ? 'this booking' : `these ${count} bookings`}?`;

function noteFor(isDeleting: boolean, canTell: boolean, clients: string): string {
  if (isDeleting) return `Deleting sends no email to the ${clients}.`;
  return canTell ? `The ${clients} will be notified by email.` : '';
}

type Asked = Pick<CancelDialogProps, 'isDeleting' | 'unsent'>;

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
