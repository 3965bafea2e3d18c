import type { Booking, BookingStatus } from 'data-client';
import { Button, media, space } from 'shared-ui';
import { styled } from 'styled-components';
import { isChanging, type RowMark } from '../desk-list/row-marks';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm};

  ${media.down('md')} {
    inline-size: 100%;
  }
`;

export type BookingActionsProps = {
  booking: Booking;
  mark?: RowMark<BookingStatus>;
  onStatusChange: (booking: Booking, status: BookingStatus) => void;
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
    <Pair>
      <Button variant="secondary" {...answer('cancelled')}>
        Cancel booking
      </Button>
      <Button {...answer('confirmed')}>Confirm booking</Button>
    </Pair>
  );
}
