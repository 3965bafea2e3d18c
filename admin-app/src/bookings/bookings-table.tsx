import type { BookingStatus } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import type { To } from 'react-router-dom';
import { EmailText, Table, type Column } from 'shared-ui/dashboard';
import { useCoachZones } from '../dashboard/coach-time';
import { receivedColumn, statusColumn } from '../list/columns';
import { fromList } from '../list/list-address';
import type { RowMarks } from '../list/row-marks';
import { selectColumn } from '../list/select-column';
import { Detail, DetailLine, Line, NameLink, Words } from '../list/table-cells';
import type { Selection } from '../list/use-selection';
import { BookingRowActions, type BookingActionProps } from './booking-row-actions';
import { slotDay, slotHours, slotOf } from '../booking-slot/booking-times';
import { visitorName } from '../booking-slot/booking-names';
import { Fitting } from './bookings-table.styles';
import { StatusBadge } from '../list/status-badge';

export type BookingsTableProps = Omit<BookingActionProps, 'mark'> & {
  rows: readonly OwnerBooking[];
  selection: Selection;
  marks: RowMarks<BookingStatus>;
  isBusy: boolean;
  /** The address of a booking. */
  pathOf: (booking: OwnerBooking) => To;
};

export function BookingsTable({ rows, isBusy, ...cells }: BookingsTableProps) {
  return (
    <Fitting>
      <Table
        caption="Bookings"
        columns={columnsWith(cells)}
        rows={rows}
        rowKey={({ id }) => id}
        rowEmphasis={({ status }) => (status === 'pending' ? 'strong' : undefined)}
        isBusy={isBusy}
      />
    </Fitting>
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

function columnsWith({
  selection,
  marks,
  pathOf,
  ...actions
}: Omit<BookingsTableProps, 'rows' | 'isBusy'>): Column<OwnerBooking>[] {
  return [
    selectColumn(selection, (booking) => `${visitorName(booking)}’s booking`),
    {
      id: 'visitor',
      header: 'Visitor',
      isRowHeader: true,
      cell: (booking) => (
        <>
          <NameLink to={pathOf(booking)} state={fromList}>
            {visitorName(booking)}
          </NameLink>
          <Detail>{booking.company || <EmailText address={booking.email} />}</Detail>
        </>
      ),
    },
    { id: 'service', header: 'Service', cell: (booking) => <Words>{booking.serviceName}</Words> },
    {
      id: 'slot',
      header: 'Slot',
      cell: (booking) => <SlotLines booking={booking} />,
    },
    receivedColumn(),
    statusColumn(marks, ({ status }) => <StatusBadge status={status} />),
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (booking) => (
        <BookingRowActions booking={booking} path={pathOf(booking)} mark={marks.get(booking.id)} {...actions} />
      ),
    },
  ];
}
