import { Badge, Button, Muted } from 'shared-ui';
import { useCoachZones } from '../dashboard/coach-time';
import { RecordList } from '../list/record-list';
import { BookingsNav } from './bookings-nav';
import { Fitting } from './bookings-table.styles';
import { ExportBookings } from './export-bookings';
import { bookingOrders, listWords, statusFilter } from './booking-words';
import { isLive } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { BulkButton } from '../list/bulk-button';
import { BookingRowActions } from './booking-row-actions';
import type { BookingChanges } from './use-booking-changes';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { actionsColumn, momentColumn, statusColumn, selectColumn } from '../list/columns';
import { fromList } from '../list/list-address';
import { Detail, DetailLine, Line, NameLink, Words } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import { slotDay, slotHours, slotOf } from '../booking-slot/booking-times';
import { bookingName, visitorName } from '../booking-slot/booking-names';
import { StatusBadge } from '../list/status-badge';

export type BookingsViewProps = { list: ListState<OwnerBooking>; changes: BookingChanges };

/** The bookings list with its bulk actions. */
export function BookingsView({ list, changes }: BookingsViewProps) {
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
        columns={columnsWith(list, changes)}
        rowEmphasis={({ status }) => (status === 'pending' ? 'strong' : undefined)}
        below={<ExportBookings address={list.address} count={list.query.data?.total ?? 0} />}
        bulk={(bookings) => <BookingsBulk bookings={bookings} changes={changes} />}
      />
    </Fitting>
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

type BookingsBulkProps = Pick<BookingsViewProps, 'changes'> & { bookings: readonly OwnerBooking[] };

const isPending = ({ status }: OwnerBooking) => status === 'pending';

function BookingsBulk({ bookings, changes: { changeStatus, remove } }: BookingsBulkProps) {
  return (
    <>
      {!bookings.some(isPending) && (
        <Muted>{bookings.some(isLive) ? 'None are pending.' : 'None are pending or confirmed.'}</Muted>
      )}
      <BulkButton
        verb="Confirm"
        rows={bookings}
        fits={isPending}
        onAct={(pending) => changeStatus(pending, 'confirmed')}
      />
      <BulkButton
        verb="Cancel"
        variant="secondary"
        rows={bookings}
        fits={isLive}
        onAct={(live) => changeStatus(live, 'cancelled')}
      />
      <BulkButton verb="Delete" variant="danger" rows={bookings} onAct={remove} />
    </>
  );
}

function SlotLines({ booking }: { booking: OwnerBooking }) {
  const zones = useCoachZones();
  return (
    <time dateTime={booking.startsAt.toISOString()}>
      <Line>{slotDay(slotOf(booking, zones))}</Line>
      <DetailLine>{slotHours(booking, zones)}</DetailLine>
    </time>
  );
}

const columnsWith = (list: BookingsViewProps['list'], changes: BookingChanges): Column<OwnerBooking>[] => [
  selectColumn(list.selection, bookingName),
  {
    id: 'visitor',
    header: 'Client',
    isRowHeader: true,
    cell: (booking) => (
      <>
        <NameLink to={list.recordPath(booking.id)} state={fromList}>
          {visitorName(booking)}
        </NameLink>
        <Detail>{booking.company ? <bdi>{booking.company}</bdi> : <EmailText address={booking.email} />}</Detail>
      </>
    ),
  },
  { id: 'service', header: 'Service', cell: (booking) => <Words>{booking.serviceName}</Words> },
  { id: 'slot', header: 'Slot', cell: (booking) => <SlotLines booking={booking} /> },
  momentColumn('Received', ({ createdAt }) => createdAt),
  statusColumn(changes.marks, ({ status }) => <StatusBadge status={status} />),
  actionsColumn((booking) => (
    <BookingRowActions booking={booking} path={list.recordPath(booking.id)} changes={changes} />
  )),
];
