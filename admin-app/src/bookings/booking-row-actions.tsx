import type { BookingStatus } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { VisuallyHidden } from 'shared-ui';
import { type To } from 'react-router-dom';
import { fromList } from '../list/list-address';
import type { RowMark } from '../list/row-marks';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import { bookingName } from '../booking-slot/booking-names';
import { ButtonLink } from '../dashboard/button-link';

export type BookingActionProps = {
  mark?: RowMark<BookingStatus>;
  onStatusChange: (bookings: readonly OwnerBooking[], status: BookingStatus) => void;
  onDelete: (bookings: readonly OwnerBooking[]) => void;
};

type BookingRowActionsProps = BookingActionProps & { booking: OwnerBooking; path: To };

export function BookingRowActions({ booking, path, mark, onStatusChange, onDelete }: BookingRowActionsProps) {
  const whose = bookingName(booking);
  return (
    <RowActions>
      <RowAnswers>
        {booking.status === 'pending' ? (
          <>
            <RowAnswer
              verb="Confirm"
              whose={whose}
              mark={mark}
              to="confirmed"
              onClick={() => onStatusChange([booking], 'confirmed')}
            />
            <RowAnswer
              verb="Cancel"
              whose={whose}
              variant="secondary"
              mark={mark}
              to="cancelled"
              onClick={() => onStatusChange([booking], 'cancelled')}
            />
          </>
        ) : (
          <ButtonLink to={path} state={fromList} size="sm" variant="secondary">
            <span>
              Details<VisuallyHidden> of {whose}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
      </RowAnswers>
      <DeleteRow whose={whose} mark={mark} onDelete={() => onDelete([booking])} />
    </RowActions>
  );
}
