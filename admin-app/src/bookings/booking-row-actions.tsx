import type { Booking } from 'data-client';
import { Button, Icon, IconButton, LinkButton, media, space, VisuallyHidden } from 'shared-ui';
import { Link, type To } from 'react-router-dom';
import { styled } from 'styled-components';
import { fromList } from './list-address';
import { isChanging, visitorName, type BookingMark } from './booking-marks';

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  white-space: nowrap;

  /* Room for the ring, so that no column moves when a button becomes busy. */
  > :not(:last-child) {
    min-inline-size: 6.75rem;
  }
  ${media.down('md')} {
    padding-block: ${space.xs} ${space['2xs']};

    > :not(:last-child) {
      flex: 1;
    }
  }
`;

export type BookingActionProps = {
  mark?: BookingMark;
  onConfirm: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
};

export type BookingRowActionsProps = BookingActionProps & { booking: Booking; place: To };

export function BookingRowActions({ booking, place, mark, onConfirm, onCancel, onDelete }: BookingRowActionsProps) {
  const isBusy = isChanging(mark);
  const whose = `the booking of ${visitorName(booking)}`;
  return (
    <Actions>
      {booking.status === 'pending' ? (
        <>
          <Button size="sm" isBusy={isChanging(mark, 'confirmed')} disabled={isBusy} onClick={() => onConfirm(booking)}>
            <span>
              Confirm<VisuallyHidden> {whose}</VisuallyHidden>
            </span>
          </Button>
          <Button
            size="sm"
            variant="secondary"
            isBusy={isChanging(mark, 'cancelled')}
            disabled={isBusy}
            onClick={() => onCancel(booking)}
          >
            <span>
              Cancel<VisuallyHidden> {whose}</VisuallyHidden>
            </span>
          </Button>
        </>
      ) : (
        <LinkButton as={Link} to={place} state={fromList} size="sm" variant="secondary">
          <span>
            Details<VisuallyHidden> of {whose}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
      <IconButton
        size="sm"
        label={`Delete ${whose}`}
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
