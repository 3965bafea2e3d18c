import { isLive } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { Text } from 'shared-ui';
import { BulkButton } from '../list/bulk-button';
import type { BookingActionProps } from './booking-row-actions';

type BookingsBulkProps = Omit<BookingActionProps, 'mark'> & { bookings: readonly OwnerBooking[] };

const isPending = ({ status }: OwnerBooking) => status === 'pending';

export function BookingsBulk({ bookings, onStatusChange, onDelete }: BookingsBulkProps) {
  return (
    <>
      {!bookings.some(isPending) && (
        <Text size="sm" tone="muted">
          {bookings.some(isLive) ? 'None is pending.' : 'None is pending or confirmed.'}
        </Text>
      )}
      <BulkButton
        verb="Confirm"
        rows={bookings}
        fits={isPending}
        onAct={(pending) => onStatusChange(pending, 'confirmed')}
      />
      <BulkButton
        verb="Cancel"
        variant="secondary"
        rows={bookings}
        fits={isLive}
        onAct={(live) => onStatusChange(live, 'cancelled')}
      />
      <BulkButton verb="Delete" variant="danger" rows={bookings} onAct={onDelete} />
    </>
  );
}
