import { DataError, useMoveLinkedBooking, type Booking } from 'data-client';
import { useState } from 'react';
import { Alert } from 'shared-ui';

import { ChooseSlotStep } from '../choose-slot/choose-slot-step';
import type { Slot } from '../choose-slot/slot';
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

/** Another time for a booking. A time lost meanwhile keeps the visitor here, with the nearest free ones. */
export function MoveBooking({ booking, link, timeZone, onTimeZoneChange, onBack, onMoved }: MoveBookingProps) {
  const texts = useManageTexts();
  const move = useMoveLinkedBooking(link);
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const [lostSlot, setLostSlot] = useState<Slot | null>(null);

  const handleDateChoose = (chosen: string) => {
    setDate(chosen);
    setTime(null);
  };
  const handleContinue = () => {
    if (!date || !time || move.isPending) return;
    move.mutate(
      { date, time },
      {
        onSuccess: onMoved,
        onError: (error) => {
          if (error instanceof DataError && error.code === 'taken') setLostSlot({ date, time });
        },
      },
    );
  };
  const { error } = move;
  const isRefused = error instanceof DataError && error.code !== 'taken';

  return (
    <ChooseSlotStep
      link={link}
      ownSlot={booking}
      durationMinutes={minutesOf(booking)}
      date={date}
      time={time}
      lostSlot={lostSlot}
      timeZone={timeZone}
      submitLabel={texts.moveNow}
      isBusy={move.isPending}
      failure={isRefused && <Alert tone="danger">{error.message}</Alert>}
      onTimeZoneChange={onTimeZoneChange}
      onDateChoose={handleDateChoose}
      onTimeChoose={setTime}
      onBack={onBack}
      onContinue={handleContinue}
    />
  );
}
