import type { Booking } from 'data-client';
import { Link, type To } from 'react-router-dom';
import { color, font, media, Text } from 'shared-ui';
import { Table, type Column } from 'shared-ui/desk';
import { styled } from 'styled-components';
import { fromList } from './list-address';
import type { BookingMarks } from './booking-marks';
import { visitorName } from './booking-marks';
import { BookingRowActions, type BookingActionProps } from './booking-row-actions';
import { coachDay, coachHour, slotDay, slotHours } from './booking-times';
import { StatusBadge } from './status-badge';

const NameLink = styled(Link)`
  color: ${color.heading};
  text-decoration-color: ${color.hairline};
  ${media.hover} {
    &:not(:hover) {
      text-decoration-color: transparent;
    }
  }
`;

const Line = styled.span`
  display: block;
  white-space: nowrap;
`;

const Detail = styled.span`
  display: block;
  font-weight: ${font.weight.regular};
  color: ${color.textMuted};
`;

const DetailLine = styled(Detail)`
  white-space: nowrap;
`;

const Reason = styled(Text)`
  max-inline-size: 14rem;
`;

export type BookingsTableProps = Omit<BookingActionProps, 'mark'> & {
  rows: readonly Booking[];
  marks: BookingMarks;
  isBusy: boolean;
  /** Where a booking is open. */
  placeOf: (booking: Booking) => To;
};

export function BookingsTable({ rows, marks, isBusy, placeOf, ...actions }: BookingsTableProps) {
  return (
    <Table
      caption="Bookings, newest first"
      columns={columnsWith({ marks, placeOf, ...actions })}
      rows={rows}
      rowKey={({ id }) => id}
      rowEmphasis={({ status }) => (status === 'pending' ? 'strong' : undefined)}
      isBusy={isBusy}
    />
  );
}

function columnsWith({ marks, placeOf, ...actions }: Omit<BookingsTableProps, 'rows' | 'isBusy'>): Column<Booking>[] {
  return [
    {
      id: 'visitor',
      header: 'Visitor',
      isRowHeader: true,
      cell: (booking) => (
        <>
          <NameLink to={placeOf(booking)} state={fromList}>
            {visitorName(booking)}
          </NameLink>
          <Detail>{booking.company || booking.email}</Detail>
        </>
      ),
    },
    { id: 'service', header: 'Service', cell: (booking) => booking.serviceName },
    {
      id: 'slot',
      header: 'Slot',
      cell: (booking) => (
        <time dateTime={booking.startsAt.toISOString()}>
          <Line>{slotDay(booking)}</Line>
          <DetailLine>{slotHours(booking)}</DetailLine>
        </time>
      ),
    },
    {
      id: 'received',
      header: 'Received',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt.toISOString()}>
          <Line>{coachDay(createdAt)}</Line>
          <DetailLine>{coachHour(createdAt)}</DetailLine>
        </time>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ id, status }) => {
        const mark = marks.get(id);
        return (
          <div>
            <StatusBadge status={status} />
            {mark?.state === 'refused' && (
              <Reason size="xs" tone="danger">
                {mark.reason}
              </Reason>
            )}
          </div>
        );
      },
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (booking) => (
        <BookingRowActions booking={booking} place={placeOf(booking)} mark={marks.get(booking.id)} {...actions} />
      ),
    },
  ];
}
