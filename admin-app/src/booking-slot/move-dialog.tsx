import type { OwnerBooking } from 'data-client/owner';
import { isDate } from 'domain/dates';
import { useState } from 'react';
import { useCoachZones } from '../dashboard/coach-time';
import { reasonOf } from '../list/row-marks';
import { slotOf } from './booking-times';
import type { Slot } from './slot-fields';
import { problemAtField } from './slot-problem';
import { useFreeTimes } from './use-free-times';
import { MoveView } from './move-view';
import { useBookingMove } from './use-booking-move';

type MoveDialogProps = {
  booking: OwnerBooking;
  /** The time to begin with; by default the booking's. */
  proposed?: Slot;
  onClose: () => void;
};

/** Moves a booking to another date and time. */
export function MoveDialog({ booking, proposed, onClose }: MoveDialogProps) {
  const before = slotOf(booking, useCoachZones());
  const [slot, setSlot] = useState(proposed ?? before);
  const [sendsEmail, setSendsEmail] = useState(booking.sendsEmail);
  const [problems, setProblems] = useState<{ date?: string; time?: string }>({});
  const [failure, setFailure] = useState<string>();
  const { moveTo, isMoving } = useBookingMove();
  const durationMinutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const freeTimes = useFreeTimes({ date: slot.date, durationMinutes, own: booking.id });

  const handleSubmit = async () => {
    const missing = {
      ...(isDate(slot.date) ? {} : { date: 'Please choose a date.' }),
      ...(slot.time ? {} : { time: 'Please choose a time.' }),
    };
    setProblems(missing);
    setFailure(undefined);
    if (Object.keys(missing).length > 0) return;
    if (slot.date === before.date && slot.time === before.time) {
      onClose();
      return;
    }
    try {
      await moveTo(booking, { ...slot, sendsEmail });
      onClose();
    } catch (error) {
      const rejected = problemAtField(error, slot);
      setProblems(rejected ?? {});
      setFailure(rejected ? undefined : reasonOf(error));
    }
  };
  return (
    <MoveView
      booking={booking}
      slot={slot}
      problems={problems}
      failure={failure}
      freeTimes={freeTimes}
      isBusy={isMoving}
      sendsEmail={sendsEmail}
      onSendsEmailChange={setSendsEmail}
      onChange={(change) => {
        setProblems({});
        setSlot((before) => ({ ...before, ...change }));
      }}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    />
  );
}
