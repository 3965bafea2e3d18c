import type { OwnerBooking } from 'data-client/owner';
import { Button, type QueryLike } from 'shared-ui';
import { RecordDialog } from '../list/record-dialog';
import { BookingFacts, type BookingFactsProps } from './booking-facts';
import { visitorName } from '../booking-slot/booking-names';
import type { BookingStatus } from 'domain/booking-status';
import { ActionPair } from '../list/record-facts.styles';
import { isChanging } from '../list/row-marks';

type BookingDetailsViewProps = Omit<BookingFactsProps, 'booking' | 'isDeleted'> & {
  /** `data` is null if the booking does not exist. */
  query: QueryLike<OwnerBooking | null>;
  onClose: () => void;
};

export function BookingDetailsView({ query, onClose, ...facts }: BookingDetailsViewProps) {
  const { mark, onStatusChange } = facts;
  return (
    <RecordDialog
      query={query}
      one="booking"
      titleOf={visitorName}
      descriptionOf={({ serviceName, status }) => (status === 'pending' ? `Request for ${serviceName}` : serviceName)}
      footer={(booking) =>
        booking.status === 'pending' && <BookingActions booking={booking} mark={mark} onStatusChange={onStatusChange} />
      }
      onClose={onClose}
    >
      {(booking, isDeleted) => <BookingFacts booking={booking} isDeleted={isDeleted} {...facts} />}
    </RecordDialog>
  );
}

type BookingActionsProps = Pick<BookingFactsProps, 'booking' | 'mark' | 'onStatusChange'>;

function BookingActions({ booking, mark, onStatusChange }: BookingActionsProps) {
  const answer = (status: BookingStatus) => ({
    size: 'sm' as const,
    isBusy: isChanging(mark, status),
    disabled: isChanging(mark),
    onClick: () => onStatusChange(booking, status),
  });
  return (
    <ActionPair>
      <Button variant="secondary" {...answer('cancelled')}>
        Cancel booking
      </Button>
      <Button {...answer('confirmed')}>Confirm booking</Button>
    </ActionPair>
  );
}
