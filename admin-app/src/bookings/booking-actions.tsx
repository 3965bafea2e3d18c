import type { Booking, BookingStatus } from 'data-client';
import { Button, space } from 'shared-ui';
import { styled } from 'styled-components';
import { isChanging, type BookingMark } from './booking-marks';
import { deleteIcon } from './booking-row-actions';

const DeletePlace = styled.span`
  margin-inline-end: auto;
  margin-inline-start: calc(-1 * ${space.sm});
`;

export type BookingActionsProps = {
  booking: Booking;
  mark?: BookingMark;
  onStatusChange: (booking: Booking, status: BookingStatus) => void;
  onDelete: (booking: Booking) => void;
};

/** What can be done with the open booking, along the dialog's lower edge. */
export function BookingActions({ booking, mark, onStatusChange, onDelete }: BookingActionsProps) {
  const isBusy = isChanging(mark);
  return (
    <>
      <DeletePlace>
        <Button variant="ghost" size="sm" icon={deleteIcon} isBusy={isChanging(mark, 'deleted')} disabled={isBusy} onClick={() => onDelete(booking)}>
          Delete
        </Button>
      </DeletePlace>
      {booking.status === 'pending' && (
        <>
          <Button
            variant="secondary"
            size="sm"
            isBusy={isChanging(mark, 'cancelled')}
            disabled={isBusy}
            onClick={() => onStatusChange(booking, 'cancelled')}
          >
            Cancel booking
          </Button>
          <Button size="sm" isBusy={isChanging(mark, 'confirmed')} disabled={isBusy} onClick={() => onStatusChange(booking, 'confirmed')}>
            Confirm booking
          </Button>
        </>
      )}
    </>
  );
}
