import type { Booking, BookingStatus } from 'data-client';
import { useDeleteBooking, useSetBookingStatus } from 'data-client/owner';
import { useConfirm } from 'shared-ui';
import { visitorName } from './booking-marks';
import { slotSentence } from './booking-times';
import { useBookingAttempts } from './use-booking-attempts';

const statusAlert = 'Error updating booking status';

/** What the owner does to bookings, with how each of them stands. The promises say whether it was done. */
export function useBookingChanges() {
  const { mutateAsync: setStatus } = useSetBookingStatus();
  const { mutateAsync: remove } = useDeleteBooking();
  const { marks, attempt, say } = useBookingAttempts();
  const confirm = useConfirm();

  const put = (booking: Booking, status: BookingStatus) =>
    attempt(booking, status, () => setStatus({ id: booking.id, status }), statusAlert);

  const takeBack = async (booking: Booking) => {
    const { isDone, reason } = await put(booking, booking.status);
    if (isDone) say(booking, { tone: 'success', message: stateOf(booking, booking.status) });
    // Its row may be filtered away, and with it the place where the reason stands.
    if (reason) say(booking, { tone: 'error', message: statusAlert }, { tone: 'error', message: reason });
  };

  const changeStatus = async (booking: Booking, status: BookingStatus): Promise<boolean> => {
    const { isDone } = await put(booking, status);
    const undo = { label: 'Undo', onAction: () => void takeBack(booking) };
    if (isDone) say(booking, { tone: 'success', message: stateOf(booking, status), action: undo });
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
    const { isDone } = await attempt(booking, 'deleted', () => remove(booking.id), 'Error deleting booking');
    if (isDone) say(booking, { tone: 'success', message: stateOf(booking, 'deleted') });
    return isDone;
  };

  return { marks, changeStatus, deleteBooking };
}

const stateOf = (booking: Booking, state: BookingStatus | 'deleted') =>
  `The booking of ${visitorName(booking)} is ${state}.`;
