import { useMoveBooking, useMoveSeries, type OwnerBooking } from 'data-client/owner';
import { useRef, useState } from 'react';
import { useConfirm, useNotify } from 'shared-ui';
import { useAttempt } from '../dashboard/use-attempt';
import { useCoachZones } from '../dashboard/coach-time';
import { isolated } from '../list/isolated';
import { slotOf, slotSentence } from './booking-times';
import { bookingName, visitorName } from './booking-names';
import type { Slot } from './slot-fields';
import { unusualTimesQuestion } from './unusual-times';

/** A booking of a series and its new time. */
export type SeriesMove = { booking: OwnerBooking; slot: Slot };

/**
 * Moves bookings, asks before an unusual time, and offers Undo. `moveTo` and `moveSeries` reject with the reason if they
 * failed.
 */
export function useBookingMove() {
  const single = useMoveBooking();
  const several = useMoveSeries();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const notify = useNotify();
  const zones = useCoachZones();
  const [movingIds, setMovingIds] = useState<readonly string[]>([]);
  const underWay = useRef(0);

  const move = async (change: Parameters<typeof single.mutateAsync>[0]) => {
    underWay.current += 1;
    setMovingIds((ids) => [...ids, change.id]);
    try {
      return await single.mutateAsync(change);
    } finally {
      underWay.current -= 1;
      // The bookings are read again once the last of several moves has settled.
      if (underWay.current === 0) setMovingIds([]);
    }
  };

  /** Tries again once the owner has accepted an unusual time. */
  const withConsent = async (error: unknown, again: () => Promise<void>) => {
    const question = unusualTimesQuestion(error, zones, 'Move');
    if (!question || !(await confirm(question))) throw error;
    await again();
  };

  const takeBack = (before: OwnerBooking, { id, sequence }: OwnerBooking, sendsEmail?: boolean) =>
    attempt(
      'The move couldn’t be undone.',
      async () => {
        const back = await move({ id, sequence, ...slotOf(before, zones), isSure: true, sendsEmail });
        notify({ tone: 'success', message: `${bookingName(back)} is back on ${slotSentence(back, zones)}.` });
      },
      id,
    );

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
      await withConsent(error, () => moveTo(booking, slot, true));
    }
  };

  const takeSeriesBack = (
    before: readonly SeriesMove[],
    after: readonly OwnerBooking[],
    name: string,
    sendsEmail: boolean,
  ) =>
    attempt(
      'The move couldn’t be undone.',
      async () => {
        const moves = before.flatMap(({ booking }) =>
          after
            .filter(({ id }) => id === booking.id)
            .map(({ id, sequence }) => ({ id, sequence, ...slotOf(booking, zones) })),
        );
        await several.mutateAsync({ moves, sendsEmail, isSure: true });
        notify({ tone: 'success', message: `${name} are back at their earlier times.` });
      },
      before[0]?.booking.id,
    );

  const moveSeries = async (moves: readonly SeriesMove[], sendsEmail: boolean, isSure = false): Promise<void> => {
    try {
      const wanted = moves.map(({ booking: { id, sequence }, slot }) => ({ id, sequence, ...slot }));
      const moved = await several.mutateAsync({ moves: wanted, isSure, sendsEmail });
      const [first] = moved;
      if (!first) return;
      const name = `${moved.length} bookings of ${isolated(visitorName(first))}`;
      notify({
        tone: 'success',
        message: `${name} were moved, the first to ${slotSentence(first, zones)}.`,
        action: { label: 'Undo', onAction: () => void takeSeriesBack(moves, moved, name, sendsEmail) },
      });
    } catch (error) {
      await withConsent(error, () => moveSeries(moves, sendsEmail, true));
    }
  };
  return {
    moveTo,
    moveSeries,
    isMoving: single.isPending || several.isPending,
    movingIds,
  };
}
