import { useMoveLinkedBooking, type Booking } from 'data-client';
import { useState } from 'react';
import { Alert } from 'shared-ui';

import { ChooseSlotStep } from '../choose-slot/choose-slot-step';
import { changeSlot, type SlotChange, type SlotChoice } from '../booking-state/slot';
import { useManageTexts } from './manage-texts';

export type MoveBookingProps = {
  booking: Booking;
  link: string;
  timeZone: string;
  onTimeZoneChange: (timeZone: string) => void;
  onBack: () => void;
  onMoved: () => void;
};

const minutesOf = ({ startsAt, endsAt }: Booking) => (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** Moves a booking to another time. If that time is taken meanwhile, the visitor stays here and sees the nearest free ones. */
export function MoveBooking({ booking, link, timeZone, onTimeZoneChange, onBack, onMoved }: MoveBookingProps) {
  const texts = useManageTexts();
  const move = useMoveLinkedBooking(link);
  const [choice, setChoice] = useState<SlotChoice>({ date: null, time: null, timeZone });
  const { error } = move;
  const isTaken = error?.code === 'taken';

  const handleChoose = (change: SlotChange) => {
    setChoice(changeSlot(choice, change));
    if (change.timeZone) onTimeZoneChange(change.timeZone);
  };
  const handleContinue = () => {
    const { date, time } = choice;
    if (date && time && !move.isPending) move.mutate({ date, time }, { onSuccess: onMoved });
  };

  return (
    <ChooseSlotStep
      link={link}
      ownSlot={booking}
      durationMinutes={minutesOf(booking)}
      choice={choice}
      lostSlot={isTaken ? move.variables : null}
      submitLabel={texts.moveNow}
      isBusy={move.isPending}
      failure={error && !isTaken && <Alert tone="danger">{error.message}</Alert>}
      onChoose={handleChoose}
      onBack={onBack}
      onContinue={handleContinue}
    />
  );
}
