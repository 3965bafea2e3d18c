import type { BookingStatus } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { useBookingRemoval, useSetBookingStatus } from 'data-client/owner';
import { useConfirm } from 'shared-ui';
import { useRowChanges } from '../list/use-row-changes';
import { bookingDetail, bookingReason, rowWords } from './booking-words';

/** Changes and deletes bookings. `marks` has the state per row; the promises resolve to true on success. */
export function useBookingChanges() {
  const { mutateAsync: setStatus } = useSetBookingStatus();
  const { marks, change, remove } = useRowChanges<OwnerBooking, BookingStatus>({
    words: rowWords,
    removal: useBookingRemoval(),
    reasonOf: bookingReason,
  });
  const confirm = useConfirm();
  const confirmCancelling = (bookings: readonly OwnerBooking[]) => {
    const what = bookings.length === 1 ? 'consultation' : 'consultations';
    const hasUpcoming = bookings.some(({ startsAt }) => startsAt > new Date());
    return confirm({
      title: bookings.length === 1 ? 'Cancel this consultation?' : `Cancel these ${bookings.length} consultations?`,
      message: `${bookings.map(bookingDetail).join('; ')}.${hasUpcoming ? ' Visitors are notified by email.' : ''}`,
      confirmLabel: `Cancel ${what}`,
      cancelLabel: `Keep ${what}`,
      tone: 'danger',
    });
  };
  const changeStatus = async (bookings: readonly OwnerBooking[], status: BookingStatus) => {
    if (status === 'cancelled' && !(await confirmCancelling(bookings))) return false;
    return change(bookings, {
      to: status,
      state: status,
      work: ({ id }) => setStatus({ id, status }),
      undo: {
        work: ({ id, status: before }) => setStatus({ id, status: before }),
        stateOf: (booking) => booking.status,
        toOf: (booking) => booking.status,
      },
    });
  };
  return { marks, changeStatus, remove };
}
