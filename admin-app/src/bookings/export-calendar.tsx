import { useReadBookings, type OwnerBooking } from 'data-client/owner';
import { Button, useNotify } from 'shared-ui';
import { useAttempt } from '../dashboard/use-attempt';
import { RoomyWords } from '../list/record-list.styles';
import { saveFile } from '../list/save-file';
import { counted } from '../dashboard/counted';
import { calendarOf } from './calendar-file';

/** Downloads all confirmed bookings as one iCalendar file. */
export function ExportCalendar() {
  const read = useReadBookings();
  const attempt = useAttempt();
  const notify = useNotify();
  const exportAll = async () => {
    const bookings: OwnerBooking[] = [];
    await read.mutateAsync({ wanted: { status: 'confirmed' }, onPage: (rows) => bookings.push(...rows) });
    if (bookings.length === 0) {
      notify({ tone: 'info', message: 'You have no confirmed bookings to export.' });
      return;
    }
    saveFile('confirmed-bookings.ics', [calendarOf(bookings)], 'text/calendar');
    const exported = counted(bookings.length, 'confirmed booking');
    notify({ tone: 'success', message: `${exported} exported to confirmed-bookings.ics.` });
  };
  const handleExport = () => void attempt('The calendar couldn’t be exported.', exportAll);
  return (
    <Button size="sm" variant="ghost" icon="calendar" isBusy={read.isPending} onClick={handleExport}>
      <RoomyWords>Export confirmed (.ics)</RoomyWords>
    </Button>
  );
}
