import { useReadBookings } from 'data-client/owner';
import type { BookingStatus } from 'domain/booking-status';
import { coachDayOf } from 'domain/coach-zones';
import { Button, Inline, useNotify } from 'shared-ui';
import { useCoachZones } from '../dashboard/coach-time';
import { useAttempt } from '../dashboard/use-attempt';
import { saveFile } from '../list/save-file';
import { counted } from '../dashboard/counted';
import { bookingLines, bookingsHeader } from './bookings-csv';
import { useReceivedSince } from './use-received-since';

type ExportBookingsProps = {
  address: { filters: { status?: string; received?: string }; search: string };
  /** How many bookings match the filter. */
  count: number;
};

/** Downloads all bookings that match the list's filter and search as a CSV file. */
export function ExportBookings({ address: { filters, search }, count }: ExportBookingsProps) {
  const read = useReadBookings();
  const attempt = useAttempt();
  const notify = useNotify();
  const zones = useCoachZones();
  const received = useReceivedSince(filters.received);
  const exportAll = async () => {
    const parts = [bookingsHeader];
    let exported = 0;
    await read.mutateAsync({
      wanted: { ...received, status: filters.status as BookingStatus | undefined, search: search.trim() },
      onPage: (rows) => {
        exported += rows.length;
        parts.push(bookingLines(rows, zones));
      },
    });
    const name = `bookings-${coachDayOf(new Date(), zones)}.csv`;
    saveFile(name, parts, 'text/csv;charset=utf-8');
    notify({ tone: 'success', message: `${counted(exported, 'booking')} exported to ${name}.` });
  };
  const handleExport = () => void attempt('The bookings couldn’t be exported.', exportAll);
  return (
    <Inline justify="end">
      <Button size="sm" variant="ghost" isBusy={read.isPending} onClick={handleExport}>
        Export {counted(count, 'booking')} (.csv)
      </Button>
    </Inline>
  );
}
