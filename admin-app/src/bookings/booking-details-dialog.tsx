import { DataError, type Booking } from 'data-client';
import { useBooking } from 'data-client/owner';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { BookingDetailsView } from './booking-details-view';
import { isFromList } from './list-address';
import type { useBookingChanges } from './use-booking-changes';

export type BookingDetailsDialogProps = {
  id: string;
  /** The booking as the list shows it, until it is read itself. */
  known?: Booking;
  listAddress: To;
  changes: ReturnType<typeof useBookingChanges>;
};

/** One booking, at its own address over the list. Back closes it. */
export function BookingDetailsDialog({ id, known, listAddress, changes }: BookingDetailsDialogProps) {
  const query = useBooking(id);
  const navigate = useNavigate();
  const { state } = useLocation();
  const close = () => (isFromList(state) ? navigate(-1) : navigate(listAddress, { replace: true }));
  const handleDelete = async (booking: Booking) => {
    if (await changes.deleteBooking(booking)) void close();
  };
  return (
    <BookingDetailsView
      query={toKnown(query, known)}
      mark={changes.marks.get(id)}
      onStatusChange={(booking, status) => void changes.changeStatus(booking, status)}
      onDelete={(booking) => void handleDelete(booking)}
      onClose={() => void close()}
    />
  );
}

type BookingQuery = ReturnType<typeof useBooking>;

/** What the list knows already is shown at once; an address that is no booking's reads as one that is gone. */
function toKnown({ status, data, error, isFetching, refetch }: BookingQuery, known: Booking | undefined) {
  if (error instanceof DataError && error.code === 'invalid') {
    return { status: 'success' as const, data: null, error: null, isFetching, refetch };
  }
  return { status, data: data === undefined ? known : data, error, isFetching, refetch };
}
