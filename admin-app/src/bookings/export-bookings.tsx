import { useReadBookings } from 'data-client/owner';
import type { BookingStatus } from 'domain/booking-status';
import { ExportRows } from '../list/csv/export-rows';
import { bookingColumns } from './bookings-csv';
import { useReceivedSince } from './use-received-since';

type ExportBookingsProps = {
  address: { filters: { status?: string; received?: string }; search: string };
  /** How many bookings match the filter. */
  count: number;
};

export function ExportBookings({ address: { filters, search }, count }: ExportBookingsProps) {
  const { mutateAsync: read, isPending } = useReadBookings();
  const received = useReceivedSince(filters.received);
  const wanted = { ...received, status: filters.status as BookingStatus | undefined, search: search.trim() };
  return (
    <ExportRows
      one="booking"
      many="bookings"
      columns={bookingColumns}
      count={count}
      isReading={isPending}
      read={(onPage) => read({ wanted, onPage })}
    />
  );
}
