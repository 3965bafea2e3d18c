import type { Booking, BookingStatus } from 'data-client';
import { Dialog, EmptyState, QueryView, Skeleton, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import type { RowMark } from '../desk-list/row-marks';
import { BookingActions } from './booking-actions';
import { BookingFacts } from './booking-facts';
import { visitorName } from './booking-words';

const Name = styled.span`
  overflow-wrap: anywhere;
`;

export type BookingDetailsViewProps = {
  /** `data` is null when the booking does not exist (any more). */
  query: QueryLike<Booking | null>;
  mark?: RowMark<BookingStatus>;
  onStatusChange: (booking: Booking, status: BookingStatus) => void;
  onDelete: (booking: Booking) => void;
  onClose: () => void;
};

export function BookingDetailsView({ query, mark, onStatusChange, onDelete, onClose }: BookingDetailsViewProps) {
  const booking = query.data;
  return (
    <Dialog
      isOpen
      size="md"
      isFullScreenOnPhone
      title={<Name>{booking ? visitorName(booking) : 'Booking'}</Name>}
      description={booking?.serviceName}
      footer={
        booking?.status === 'pending' && (
          <BookingActions booking={booking} mark={mark} onStatusChange={onStatusChange} />
        )
      }
      onClose={onClose}
    >
      <QueryView
        query={query}
        pending={<Skeleton lines={8} height="1.5em" />}
        isEmpty={(data) => data === null}
        empty={
          <EmptyState
            title="This booking no longer exists"
            description="It was deleted, or the address is not complete."
          />
        }
        error={(error) => `The booking could not be loaded. ${error instanceof Error ? error.message : ''}`.trim()}
      >
        {(data) =>
          data && <BookingFacts booking={data} mark={mark} onStatusChange={onStatusChange} onDelete={onDelete} />
        }
      </QueryView>
    </Dialog>
  );
}
