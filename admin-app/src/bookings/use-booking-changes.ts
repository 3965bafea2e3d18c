import type { BookingStatus } from 'data-client';
import type { OwnerBooking } from 'data-client/owner';
import { useBookingRemoval, useSetBookingStatus } from 'data-client/owner';
import { useRowChanges } from '../desk-list/use-row-changes';
import { bookingReason, rowWords } from './booking-words';

/** What the owner does to bookings, with how each of them stands. The promises say whether it was done. */
export function useBookingChanges() {
  const { mutateAsync: setStatus } = useSetBookingStatus();
  const { marks, change, remove } = useRowChanges<OwnerBooking, BookingStatus>({
    words: rowWords,
    removal: useBookingRemoval(),
    reasonOf: bookingReason,
  });
  const changeStatus = (bookings: readonly OwnerBooking[], status: BookingStatus) =>
    change(bookings, {
      to: status,
      state: status,
      work: ({ id }) => setStatus({ id, status }),
      undo: {
        work: ({ id, status: before }) => setStatus({ id, status: before }),
        stateOf: (booking) => booking.status,
        toOf: (booking) => booking.status,
      },
    });
  return { marks, changeStatus, remove };
}
