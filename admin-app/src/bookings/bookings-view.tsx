import { Badge, Button } from 'shared-ui';
import { useCoachZones } from '../dashboard/coach-time';
import { RecordList } from '../list/record-list';
import { BookingsBulk } from './bookings-bulk';
import { BookingsNav } from './bookings-nav';
import { bookingsColumns, type BookingsColumnsProps } from './bookings-columns';
import { Fitting } from './bookings-table.styles';
import { ExportBookings } from './export-bookings';
import { bookingOrders, listWords, statusFilter } from './booking-words';

/** The bookings list with its bulk actions. */
export function BookingsView(props: BookingsColumnsProps) {
  const { list, onStatusChange, onDelete } = props;
  const words = listWords(useCoachZones());
  return (
    <Fitting>
      <RecordList
        list={list}
        words={list.address.filters.received ? { ...words, nothingYet: 'No bookings were made this month.' } : words}
        actions={
          <>
            <BookingsNav />
            {list.address.filters.received && <ThisMonth list={list} />}
          </>
        }
        filter={statusFilter}
        sorts={bookingOrders}
        caption="Bookings"
        columns={bookingsColumns(props)}
        rowEmphasis={({ status }) => (status === 'pending' ? 'strong' : undefined)}
        below={<ExportBookings address={list.address} count={list.query.data?.total ?? 0} />}
        bulk={(bookings) => <BookingsBulk bookings={bookings} onStatusChange={onStatusChange} onDelete={onDelete} />}
      />
    </Fitting>
  );
}

/** Shows the "this month" filter, which has no tab, and removes it. */
function ThisMonth({ list }: Pick<BookingsColumnsProps, 'list'>) {
  return (
    <>
      <Badge tone="info">Received this month</Badge>
      <Button size="sm" variant="ghost" onClick={() => list.onFilterChange('received', undefined)}>
        Show all bookings
      </Button>
    </>
  );
}
