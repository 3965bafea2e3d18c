import { isUnusualTime, useMoveBooking, type OwnerBooking } from 'data-client/owner';
import { useConfirm, useNotify } from 'shared-ui';
import { useAttempt } from '../dashboard/use-attempt';
import { useCoachZones } from '../dashboard/coach-time';
import { slotOf, slotSentence } from './booking-times';
import { bookingName } from './booking-names';
import type { Slot } from './slot-fields';

/** Moves bookings, asks before an unusual time, and offers Undo. `moveTo` rejects with the reason if it failed. */
export function useBookingMove() {
  const { mutateAsync: move, isPending } = useMoveBooking();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const notify = useNotify();
  const zones = useCoachZones();

  const takeBack = (before: OwnerBooking, { id, sequence }: OwnerBooking, sendsEmail?: boolean) =>
    attempt('The move couldn’t be undone.', async () => {
      const back = await move({ id, sequence, ...slotOf(before, zones), isSure: true, sendsEmail });
      notify({ tone: 'success', message: `${bookingName(back)} is back on ${slotSentence(back, zones)}.` });
    });

  const moveTo = async (
    booking: OwnerBooking,
    slot: Slot & { sendsEmail?: boolean },
    isSure = false,
  ): Promise<void> => {
    const { id, sequence } = booking;
    try {
      const moved = await move({ id, sequence, ...slot, isSure });
      notify({
        tone: 'success',
        message: `${bookingName(moved)} is now on ${slotSentence(moved, zones)}.`,
        action: { label: 'Undo', onAction: () => void takeBack(booking, moved, slot.sendsEmail) },
      });
    } catch (error) {
      if (!isUnusualTime(error)) throw error;
      const isMeant = await confirm({
        title: 'Move to this time anyway?',
        message: error.message,
        confirmLabel: 'Move anyway',
        cancelLabel: 'Choose another time',
      });
      if (!isMeant) throw error;
      await moveTo(booking, slot, true);
    }
  };
  return { moveTo, isMoving: isPending };
}
