import type { OwnerBooking } from 'data-client/owner';
import { Badge, Button, Stack } from 'shared-ui';
import { useCoachZones } from '../dashboard/coach-time';
import { RecordList } from '../list/record-list';
import type { ListState } from '../list/use-record-list';
import { BookingsBulk } from './bookings-bulk';
import { BookingsNav } from './bookings-nav';
import { BookingsTable, type BookingsTableProps } from './bookings-table';
import { ExportBookings } from './export-bookings';
import { bookingOrders, listWords, statusFilter } from './booking-words';

type BookingsViewProps = Omit<BookingsTableProps, 'rows' | 'selection' | 'isBusy' | 'pathOf'> & {
  tabPath: string;
  list: ListState<OwnerBooking>;
};

/** The bookings list with its bulk actions. */
export function BookingsView({ tabPath, list, ...table }: BookingsViewProps) {
  const words = listWords(useCoachZones());
  return (
    <RecordList
      list={list}
      words={list.address.filters.received ? { ...words, nothingYet: 'No bookings were made this month.' } : words}
      actions={
        <>
          <BookingsNav tabPath={tabPath} />
          {list.address.filters.received && <ThisMonth list={list} />}
        </>
      }
      filter={statusFilter}
      sorts={bookingOrders}
      bulk={(bookings) => (
        <BookingsBulk bookings={bookings} onStatusChange={table.onStatusChange} onDelete={table.onDelete} />
      )}
    >
      {(rows) => (
        <Stack gap="sm">
          <BookingsTable
            {...table}
            rows={rows}
            selection={list.selection}
            isBusy={list.isOutdated}
            pathOf={({ id }) => list.recordPath(id)}
          />
          <ExportBookings address={list.address} count={list.query.data?.total ?? 0} />
        </Stack>
      )}
    </RecordList>
  );
}

/** Shows the "this month" filter, which has no tab, and removes it. */
function ThisMonth({ list }: Pick<BookingsViewProps, 'list'>) {
  return (
    <>
      <Badge tone="info">Received this month</Badge>
      <Button size="sm" variant="ghost" onClick={() => list.onFilterChange('received', undefined)}>
        Show all bookings
      </Button>
    </>
  );
}
