import type { OwnerBooking } from 'data-client/owner';
import type { QueryLike } from 'shared-ui';
import { RecordDialog } from '../list/record-dialog';
import { BookingActions } from './booking-actions';
import { BookingFacts, type BookingFactsProps } from './booking-facts';
import { visitorName } from '../booking-slot/booking-names';

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
