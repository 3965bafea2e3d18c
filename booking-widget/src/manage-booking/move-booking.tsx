import { useMoveLinkedBooking, type Booking } from 'data-client';
import { useState } from 'react';
import { Alert, useBackStep } from 'shared-ui';
import { ChooseSlotStep } from '../choose-slot/choose-slot-step';
import { changeSlot, type SlotChange, type SlotChoice } from '../booking-state/slot';
import { useTexts } from '../language/language';
import { useManageTexts } from './manage-texts';
import type { ManagedBooking } from './use-managed-booking';

export type MoveBookingProps = { managed: ManagedBooking };

const minutesOf = ({ startsAt, endsAt }: Booking) => (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** Moves a booking to another time. If that time is taken meanwhile, the visitor stays here and sees the nearest free ones. */
export function MoveBooking({ managed }: MoveBookingProps) {
  const { booking, link, timeZone, setTimeZone, setPlace } = managed;
  const texts = useManageTexts();
  const { reason } = useTexts();
  const move = useMoveLinkedBooking(link);
  const [choice, setChoice] = useState<SlotChoice>({ date: null, time: null, timeZone });
  // If only the response of a move is lost, the refetched booking has the new time, which could not be sent again.
  const [ownStart] = useState(booking.startsAt);
  const { error } = move;
  const isTaken = error?.code === 'taken';

  const handleChoose = (change: SlotChange) => {
    setChoice(changeSlot(choice, change));
    if (change.timeZone) setTimeZone(change.timeZone);
  };
  const handleContinue = () => {
    const { date, time } = choice;
    if (date && time && !move.isPending) move.mutate({ date, time }, { onSuccess: () => setPlace('moved') });
  };

  useBackStep(true, () => {
    if (!move.isPending) setPlace('shown');
    return Promise.resolve(!move.isPending);
  });

  return (
    <ChooseSlotStep
      link={link}
      ownStart={ownStart}
      durationMinutes={minutesOf(booking)}
      choice={choice}
      lostSlot={isTaken ? move.variables : null}
      submitLabel={texts.moveNow}
      isBusy={move.isPending}
      failure={error && !isTaken && <Alert tone="danger">{reason(error)}</Alert>}
      onChoose={handleChoose}
      onBack={() => setPlace('shown')}
      onContinue={handleContinue}
    />
  );
}
