import type { Booking, BookingStatus } from 'data-client';
import { Button, Icon, IconButton, LinkButton, media, space, VisuallyHidden, type ButtonProps } from 'shared-ui';
import { Link, type To } from 'react-router-dom';
import { styled } from 'styled-components';
import { fromList } from '../desk-list/list-address';
import { isChanging, type RowMark } from '../desk-list/row-marks';
import { visitorName } from './booking-words';

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  white-space: nowrap;

  ${media.down('md')} {
    padding-block: ${space.xs} ${space['2xs']};
  }
  /* A busy button is only its ring, and as wide as before: no column moves. */
  button:not([aria-label]) {
    min-inline-size: 5.25rem;
  }
`;

const Answers = styled.div`
  display: grid;
  gap: ${space.xs};

  ${media.down('md')} {
    flex: 1;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
  ${media.up('lg')} {
    grid-auto-flow: column;
  }
`;

export type BookingActionProps = {
  mark?: RowMark<BookingStatus>;
  onStatusChange: (bookings: readonly Booking[], status: BookingStatus) => void;
  onDelete: (bookings: readonly Booking[]) => void;
};

export type BookingRowActionsProps = BookingActionProps & { booking: Booking; place: To };

export function BookingRowActions({ booking, place, mark, onStatusChange, onDelete }: BookingRowActionsProps) {
  const isBusy = isChanging(mark);
  const whose = `the booking of ${visitorName(booking)}`;
  return (
    <Actions>
      <Answers>
        {booking.status === 'pending' ? (
          <>
            <Answer
              verb="Confirm"
              whose={whose}
              isBusy={isChanging(mark, 'confirmed')}
              disabled={isBusy}
              onClick={() => onStatusChange([booking], 'confirmed')}
            />
            <Answer
              verb="Cancel"
              whose={whose}
              variant="secondary"
              isBusy={isChanging(mark, 'cancelled')}
              disabled={isBusy}
              onClick={() => onStatusChange([booking], 'cancelled')}
            />
          </>
        ) : (
          <LinkButton as={Link} to={place} state={fromList} size="sm" variant="secondary">
            <span>
              Details<VisuallyHidden> of {whose}</VisuallyHidden>
            </span>
          </LinkButton>
        )}
      </Answers>
      <IconButton
        size="sm"
        label={`Delete ${whose}`}
        icon={deleteIcon}
        disabled={isBusy}
        onClick={() => onDelete([booking])}
      />
    </Actions>
  );
}

function Answer({ verb, whose, ...button }: ButtonProps & { verb: string; whose: string }) {
  return (
    <Button size="sm" busyLabel={<VisuallyHidden>{`${verb} ${whose}`}</VisuallyHidden>} {...button}>
      <span>
        {verb}
        <VisuallyHidden> {whose}</VisuallyHidden>
      </span>
    </Button>
  );
}

export const deleteIcon = (
  <Icon>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.5 11v5.5m3-5.5v5.5" />
  </Icon>
);
