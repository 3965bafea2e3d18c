import { isLive } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { Button, Text, VisuallyHidden, type ButtonProps } from 'shared-ui';
import type { BookingActionProps } from './booking-row-actions';

type BookingsBulkProps = Omit<BookingActionProps, 'mark'> & { bookings: readonly OwnerBooking[] };

/** The bulk actions. Each counts and changes only the selected bookings to which it applies. */
export function BookingsBulk({ bookings, onStatusChange, onDelete }: BookingsBulkProps) {
  const pending = bookings.filter(({ status }) => status === 'pending');
  const live = bookings.filter(isLive);
  const labelled = (verb: string, count: number): ButtonProps => ({
    size: 'sm',
    disabled: count === 0,
    children: (
      <span>
        {count === 0 || count === bookings.length ? verb : `${verb} ${count} of ${bookings.length}`}
        <VisuallyHidden> selected</VisuallyHidden>
      </span>
    ),
  });
  return (
    <>
      {pending.length === 0 && (
        <Text size="sm" tone="muted">
          {live.length === 0 ? 'None is pending or confirmed.' : 'None is pending.'}
        </Text>
      )}
      <Button {...labelled('Confirm', pending.length)} onClick={() => onStatusChange(pending, 'confirmed')} />
      <Button
        {...labelled('Cancel', live.length)}
        variant="secondary"
        onClick={() => onStatusChange(live, 'cancelled')}
      />
      <Button {...labelled('Delete', bookings.length)} variant="danger" onClick={() => onDelete(bookings)} />
    </>
  );
}
