import type { BookingStatus } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { IconButton, LinkButton, VisuallyHidden } from 'shared-ui';
import { Link, type To } from 'react-router-dom';
import { deleteIcon } from '../list/delete-icon';
import { fromList } from '../list/list-address';
import { isChanging, type RowMark } from '../list/row-marks';
import { RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import { visitorName } from '../booking-slot/booking-names';

export type BookingActionProps = {
  mark?: RowMark<BookingStatus>;
  onStatusChange: (bookings: readonly OwnerBooking[], status: BookingStatus) => void;
  onDelete: (bookings: readonly OwnerBooking[]) => void;
};

type BookingRowActionsProps = BookingActionProps & { booking: OwnerBooking; path: To };

export function BookingRowActions({ booking, path, mark, onStatusChange, onDelete }: BookingRowActionsProps) {
  const isBusy = isChanging(mark);
  const whose = `${visitorName(booking)}’s booking`;
  return (
    <RowActions>
      <RowAnswers>
        {booking.status === 'pending' ? (
          <>
            <RowAnswer
              verb="Confirm"
              whose={whose}
              isBusy={isChanging(mark, 'confirmed')}
              disabled={isBusy}
              onClick={() => onStatusChange([booking], 'confirmed')}
            />
            <RowAnswer
              verb="Cancel"
              whose={whose}
              variant="secondary"
              isBusy={isChanging(mark, 'cancelled')}
              disabled={isBusy}
              onClick={() => onStatusChange([booking], 'cancelled')}
            />
          </>
        ) : (
          <LinkButton as={Link} to={path} state={fromList} size="sm" variant="secondary">
            <span>
              Details<VisuallyHidden> of {whose}</VisuallyHidden>
            </span>
          </LinkButton>
        )}
      </RowAnswers>
      <IconButton
        size="sm"
        label={`Delete ${whose}`}
        icon={deleteIcon}
        disabled={isBusy}
        onClick={() => onDelete([booking])}
      />
    </RowActions>
  );
}
