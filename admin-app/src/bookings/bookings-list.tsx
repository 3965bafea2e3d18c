import { bookingStatuses } from 'domain/booking-status';
import { bookingSorts, useBookings, type BookingFilter } from 'data-client/owner';
import { dialogOnDemand } from '../form/dialog-on-demand';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useRecordList } from '../list/use-record-list';
import { BookingDetailsDialog } from './booking-details-dialog';
import { BookingsView } from './bookings-view';
import { newBookingId } from '../list/new-booking-path';
import { useReceivedSince } from './use-received-since';
import { useBookingChanges } from './use-booking-changes';

const NewBookingDialog = dialogOnDemand(
  async () => (await import('./new-booking/new-booking-dialog')).NewBookingDialog,
);

/** The list of bookings; the address can narrow it to those received this month. */
function useRows({ received, ...asked }: Omit<BookingFilter, 'receivedSince'> & { received?: 'this-month' }) {
  return useBookings({ ...asked, ...useReceivedSince(received) });
}

/** The bookings table and the open booking, or the form for a new one. */
export function BookingsList({ recordId }: TabPanelProps) {
  const list = useRecordList({
    tab: 'bookings',
    recordId,
    filters: { status: bookingStatuses, received: ['this-month'] as const },
    sorts: bookingSorts,
    useRows,
  });
  const changes = useBookingChanges();
  return (
    <>
      <BookingsView list={list} changes={changes} />
      {changes.dialog}
      {recordId === newBookingId && <NewBookingDialog onClose={list.closeRecord} />}
      {recordId && recordId !== newBookingId && (
        <BookingDetailsDialog key={recordId} id={recordId} list={list} changes={changes} />
      )}
    </>
  );
}
