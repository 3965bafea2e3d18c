import type { BookingStatus } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { useCoachZones } from '../dashboard/coach-time';
import { actionsColumn, momentColumn, statusColumn } from '../list/columns';
import { fromList } from '../list/list-address';
import type { RowMarks } from '../list/row-marks';
import { selectColumn } from '../list/select-column';
import { Detail, DetailLine, Line, NameLink, Words } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import { BookingRowActions, type BookingActionProps } from './booking-row-actions';
import { slotDay, slotHours, slotOf } from '../booking-slot/booking-times';
import { bookingName, visitorName } from '../booking-slot/booking-names';
import { StatusBadge } from '../list/status-badge';

export type BookingsColumnsProps = Omit<BookingActionProps, 'mark'> & {
  list: ListState<OwnerBooking>;
  marks: RowMarks<BookingStatus>;
};

function SlotLines({ booking }: { booking: OwnerBooking }) {
  const zones = useCoachZones();
  return (
    <time dateTime={booking.startsAt.toISOString()}>
      <Line>{slotDay(slotOf(booking, zones))}</Line>
      <DetailLine>{slotHours(booking, zones)}</DetailLine>
    </time>
  );
}

export const bookingsColumns = ({ list, marks, ...actions }: BookingsColumnsProps): Column<OwnerBooking>[] => [
  selectColumn(list.selection, bookingName),
  {
    id: 'visitor',
    header: 'Visitor',
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
  statusColumn(marks, ({ status }) => <StatusBadge status={status} />),
  actionsColumn((booking) => (
    <BookingRowActions booking={booking} path={list.recordPath(booking.id)} mark={marks.get(booking.id)} {...actions} />
  )),
];
