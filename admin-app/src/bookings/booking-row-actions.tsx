import type { Booking } from 'data-client';
import { Button, Icon, IconButton, space, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { isChanging, visitorName, type BookingMark } from './booking-marks';

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space['2xs']};
`;

export type BookingActionProps = {
  mark?: BookingMark;
  onConfirm: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
};

export function BookingRowActions({ booking, mark, onConfirm, onCancel, onDelete }: BookingActionProps & { booking: Booking }) {
  const isBusy = isChanging(mark);
  const whose = <VisuallyHidden>{` the booking of ${visitorName(booking)}`}</VisuallyHidden>;
  return (
    <Actions>
      {booking.status === 'pending' && (
        <>
          <Button size="sm" isBusy={isChanging(mark, 'confirmed')} disabled={isBusy} onClick={() => onConfirm(booking)}>
            <span>Confirm{whose}</span>
          </Button>
          <Button size="sm" variant="secondary" isBusy={isChanging(mark, 'cancelled')} disabled={isBusy} onClick={() => onCancel(booking)}>
            <span>Cancel{whose}</span>
          </Button>
        </>
      )}
      <IconButton
        size="sm"
        label={`Delete the booking of ${visitorName(booking)}`}
        icon={deleteIcon}
        isBusy={isChanging(mark, 'deleted')}
        disabled={isBusy}
        onClick={() => onDelete(booking)}
      />
    </Actions>
  );
}

export const deleteIcon = (
  <Icon>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.5 11v5.5m3-5.5v5.5" />
  </Icon>
);
