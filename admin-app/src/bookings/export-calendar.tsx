import { useReadBookings, type OwnerBooking } from 'data-client/owner';
import { Button, useNotify } from 'shared-ui';
import { reasonOf } from '../list/row-marks';
import { RoomyWords } from '../list/record-list.styles';
import { saveFile } from '../list/save-file';
import { counted } from '../dashboard/counted';
import { calendarOf } from './calendar-file';

/** Downloads all confirmed bookings as one iCalendar file. */
export function ExportCalendar() {
  const read = useReadBookings();
  const notify = useNotify();
  const handleExport = async () => {
    try {
      const bookings: OwnerBooking[] = [];
      await read.mutateAsync({ wanted: { status: 'confirmed' }, onPage: (rows) => bookings.push(...rows) });
      if (bookings.length === 0) {
        notify({ tone: 'info', message: 'You have no confirmed bookings to export.' });
        return;
      }
      saveFile('confirmed-bookings.ics', [calendarOf(bookings)], 'text/calendar');
      notify({
        tone: 'success',
        message: `${counted(bookings.length, 'confirmed booking')} exported to confirmed-bookings.ics.`,
      });
    } catch (error) {
      notify({ tone: 'error', message: `The calendar couldn’t be exported. ${reasonOf(error)}` });
    }
  };
  return (
    <Button size="sm" variant="ghost" icon="calendar" isBusy={read.isPending} onClick={() => void handleExport()}>
      <RoomyWords>Export confirmed (.ics)</RoomyWords>
    </Button>
  );
}
