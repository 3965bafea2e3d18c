import { seriesConflicts, useSeries, type OwnerBooking, type SeriesConflict } from 'data-client/owner';
import { isLive } from 'domain/booking-status';
import { isDate } from 'domain/dates';
import { shiftedSlots } from 'domain/series';
import { useState } from 'react';
import { useCoachZones } from '../dashboard/coach-time';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
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

/** Moves a booking to another date and time, and the later ones of its series by as much if the owner wants that. */
export function MoveDialog({ booking, proposed, onClose }: MoveDialogProps) {
  const zones = useCoachZones();
  const before = slotOf(booking, zones);
  const [initial] = useState(proposed ?? before);
  const [slot, setSlot] = useState(initial);
  const [sendsEmail, setSendsEmail] = useState(booking.sendsEmail);
  const [problems, setProblems] = useState<{ date?: string; time?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [conflicts, setConflicts] = useState<readonly SeriesConflict[]>([]);
  const [wantsLater, setWantsLater] = useState(false);
  const { moveTo, moveSeries, isMoving } = useBookingMove();
  const series = useSeries(booking.seriesId);
  // This booking as the owner saw it: if it has moved since, the new times would differ from those that she chose.
  const moving = [booking, ...(series.data ?? []).filter((one) => one.id !== booking.id && isLater(one, booking))];
  const isSame = slot.date === before.date && slot.time === before.time;
  // A time from outside, as of a dropped booking, is unsaved work, although closing the dialog need not ask.
  useUnsavedGuard({ isDirty: !isSame });
  const hasNewTimes = isDate(slot.date) && slot.time !== '' && !isSame;
  const oldSlots = moving.map((one) => slotOf(one, zones));
  const newSlots = shiftedSlots(oldSlots, before, hasNewTimes ? slot : before);
  const moves = moving.map((one, index) => ({ booking: one, slot: newSlots[index] ?? slot }));
  const isWithLater = wantsLater && moves.length > 1;
  const durationMinutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const freeTimes = useFreeTimes({ date: slot.date, durationMinutes, own: booking.id });

  const handleSubmit = async () => {
    const missing = {
      ...(isDate(slot.date) ? {} : { date: 'Please choose a date.' }),
      ...(slot.time ? {} : { time: 'Please choose a time.' }),
    };
    setProblems(missing);
    setFailure(undefined);
    setConflicts([]);
    if (Object.keys(missing).length > 0) return;
    if (isSame) {
      onClose();
      return;
    }
    try {
      await (isWithLater ? moveSeries(moves, sendsEmail) : moveTo(booking, { ...slot, sendsEmail }));
      onClose();
    } catch (error) {
      const rejected = problemAtField(error, slot);
      setProblems(rejected ?? {});
      setConflicts(seriesConflicts(error) ?? []);
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
      series={
        booking.seriesId === undefined
          ? undefined
          : { query: series, isWithLater, moves, hasNewTimes, conflicts, onChange: setWantsLater }
      }
      isBusy={isMoving}
      isDirty={slot.date !== initial.date || slot.time !== initial.time}
      sendsEmail={sendsEmail}
      onSendsEmailChange={setSendsEmail}
      onChange={(change) => {
        setProblems({});
        setConflicts([]);
        setSlot((before) => ({ ...before, ...change }));
      }}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    />
  );
}

const isLater = (one: OwnerBooking, { startsAt }: OwnerBooking) => isLive(one) && one.startsAt > startsAt;
