import { bookingStatuses } from 'domain/booking-status';
import { bookingSorts, useBookings } from 'data-client/owner';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useRecordList } from '../list/use-record-list';
import { BookingDetailsDialog } from './booking-details-dialog';
import { BookingsView } from './bookings-view';
import { useBookingChanges } from './use-booking-changes';

/** The bookings table and the open booking. */
export function BookingsList({ tabPath, recordId }: TabPanelProps) {
  const list = useRecordList({
    tabPath,
    recordId,
    filters: { status: bookingStatuses, received: ['this-month'] as const },
    sorts: bookingSorts,
    useRows: useBookings,
  });
  const changes = useBookingChanges();
  return (
    <>
      <BookingsView
        tabPath={tabPath}
        list={list}
        marks={changes.marks}
        onStatusChange={(bookings, status) => void changes.changeStatus(bookings, status)}
        onDelete={(bookings) => void changes.remove(bookings)}
      />
      {changes.dialog}
      {recordId && <BookingDetailsDialog key={recordId} id={recordId} list={list} changes={changes} />}
    </>
  );
}
