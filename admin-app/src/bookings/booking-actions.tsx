import type { BookingStatus } from 'data-client';
import type { OwnerBooking } from 'data-client/owner';
import { Button } from 'shared-ui';
import { ActionPair } from '../desk-list/record-facts.styles';
import { isChanging, type RowMark } from '../desk-list/row-marks';

export type BookingActionsProps = {
  booking: OwnerBooking;
  mark?: RowMark<BookingStatus>;
  onStatusChange: (booking: OwnerBooking, status: BookingStatus) => void;
};

/** The two answers to a pending booking, along the dialog's lower edge. */
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
