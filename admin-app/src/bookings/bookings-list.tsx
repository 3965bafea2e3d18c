import { bookingStatuses } from 'data-client';
import { bookingSorts, useBookings } from 'data-client/owner';
import type { TabPanelProps } from '../desk-frame/desk-tab';
import { useDeskList } from '../desk-list/use-desk-list';
import { BookingDetailsDialog } from './booking-details-dialog';
import { BookingsView } from './bookings-view';
import { useBookingChanges } from './use-booking-changes';

/** All bookings, and the one that is open. */
export function BookingsList({ tabPath, recordId }: TabPanelProps) {
  const list = useDeskList({
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
      {recordId && <BookingDetailsDialog key={recordId} id={recordId} list={list} changes={changes} />}
    </>
  );
}
