import type { BookingStatus } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { useBookingRemoval, useSetBookingStatus } from 'data-client/owner';
import { useRowChanges } from '../list/use-row-changes';
import { bookingReason, isUpcoming, rowWords } from './booking-words';
import { useCancelQuestion } from './use-cancel-question';

/**
 * Changes and deletes bookings. `marks` has the state per row; the promises resolve to true on success. Before upcoming
 * bookings are deleted, canceling them and telling the clients is offered. Render `dialog`, which asks.
 */
export function useBookingChanges() {
  const { mutateAsync: setStatus } = useSetBookingStatus();
  const { marks, change, remove } = useRowChanges<OwnerBooking, BookingStatus>({
    words: rowWords,
    removal: useBookingRemoval(),
    reasonOf: bookingReason,
  });
  const { ask, dialog } = useCancelQuestion();

  const setStatuses = (bookings: readonly OwnerBooking[], status: BookingStatus, cancelReason = '') =>
    change(bookings, {
      to: status,
      state: status,
      work: ({ id }) => setStatus({ id, status, cancelReason }),
      undo: {
        work: ({ id, status: before }) => setStatus({ id, status: before }),
        stateOf: (booking) => booking.status,
        toOf: (booking) => booking.status,
      },
    });

  const changeStatus = async (bookings: readonly OwnerBooking[], status: BookingStatus) => {
    if (status !== 'cancelled') return setStatuses(bookings, status);
    const answer = await ask(bookings, { isDeleting: false });
    return answer !== null && answer !== 'delete' && setStatuses(bookings, 'cancelled', answer.cancel);
  };

  /** Resolves to true if the bookings are being deleted. */
  const removeOrCancel = async (bookings: readonly OwnerBooking[]) => {
    const upcoming = bookings.filter(isUpcoming);
    if (upcoming.length === 0) return remove(bookings);
    const answer = await ask(bookings, { isDeleting: true });
    if (answer === 'delete') {
      const clients = upcoming.length === 1 ? 'client' : 'clients';
      return remove(bookings, {
        title: `Delete without telling the ${clients}?`,
        confirmLabel: 'Delete without telling',
      });
    }
    if (answer) await setStatuses(upcoming, 'cancelled', answer.cancel);
    return false;
  };

  return { marks, changeStatus, remove: removeOrCancel, dialog };
}
