import type { BookingStatus } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { Button } from 'shared-ui';
import { ActionPair } from '../list/record-facts.styles';
import { isChanging, type RowMark } from '../list/row-marks';

type BookingActionsProps = {
  booking: OwnerBooking;
  mark?: RowMark<BookingStatus>;
  onStatusChange: (booking: OwnerBooking, status: BookingStatus) => void;
};

/** Confirm and cancel a pending booking, in the dialog's footer. */
export function BookingActions({ booking, mark, onStatusChange }: BookingActionsProps) {
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
