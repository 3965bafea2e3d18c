import type { Booking, BookingStatus } from 'data-client';
import { useDeleteBooking, useSetBookingStatus } from 'data-client/owner';
import { useState } from 'react';
import { useConfirm, useNotify } from 'shared-ui';
import { reasonOf, visitorName, type BookingMark, type BookingMarks } from './booking-marks';
import { slotSentence } from './booking-times';

/** What the owner does to bookings, with how each of them stands. The promises say whether it was done. */
export function useBookingChanges() {
  const { mutateAsync: setStatus } = useSetBookingStatus();
  const { mutateAsync: remove } = useDeleteBooking();
  const { marks, track } = useMarks();
  const confirm = useConfirm();
  const notify = useNotify();

  const changeStatus = async (booking: Booking, status: BookingStatus): Promise<boolean> => {
    const isDone = await track(
      booking.id,
      status,
      () => setStatus({ id: booking.id, status }),
      'Error updating booking status',
    );
    if (isDone) {
      notify({
        tone: 'success',
        message: `The booking of ${visitorName(booking)} is ${status}.`,
        action: { label: 'Undo', onAction: () => void changeStatus({ ...booking, status }, booking.status) },
      });
    }
    return isDone;
  };

  const deleteBooking = async (booking: Booking): Promise<boolean> => {
    const isMeant = await confirm({
      title: 'Are you sure you want to delete this booking?',
      message: `${visitorName(booking)}, ${slotSentence(booking)}. This cannot be undone.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Keep',
      tone: 'danger',
    });
    if (!isMeant) return false;
    const isDone = await track(booking.id, 'deleted', () => remove(booking.id), 'Error deleting booking');
    if (isDone) notify({ tone: 'success', message: `The booking of ${visitorName(booking)} is deleted.` });
    return isDone;
  };

  return { marks, changeStatus, deleteBooking };
}

function useMarks() {
  const [marks, setMarks] = useState<BookingMarks>(new Map());
  const notify = useNotify();

  const put = (id: string, mark?: BookingMark) =>
    setMarks((all) => {
      const next = new Map(all);
      if (mark) next.set(id, mark);
      else next.delete(id);
      return next;
    });

  const track = async (id: string, to: BookingStatus | 'deleted', work: () => Promise<unknown>, failure: string) => {
    put(id, { state: 'changing', to });
    try {
      await work();
      put(id);
      return true;
    } catch (cause) {
      put(id, { state: 'refused', reason: reasonOf(cause) });
      notify({ tone: 'error', message: failure });
      return false;
    }
  };

  return { marks, track };
}
