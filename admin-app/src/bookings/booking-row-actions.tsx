import type { OwnerBooking } from 'data-client/owner';
import { VisuallyHidden } from 'shared-ui';
import type { To } from 'react-router-dom';
import { fromList } from '../list/list-address';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import { bookingName } from '../booking-slot/booking-names';
import { RouterLinkButton } from '../dashboard/router-link-button';
import type { BookingChanges } from './use-booking-changes';

type BookingRowActionsProps = { booking: OwnerBooking; path: To; changes: BookingChanges };

export function BookingRowActions({ booking, path, changes }: BookingRowActionsProps) {
  const mark = changes.marks.get(booking.id);
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
              onClick={() => changes.changeStatus([booking], 'confirmed')}
            />
            <RowAnswer
              verb="Cancel"
              whose={whose}
              variant="secondary"
              mark={mark}
              to="cancelled"
              onClick={() => changes.changeStatus([booking], 'cancelled')}
            />
          </>
        ) : (
          <RouterLinkButton to={path} state={fromList} size="sm" variant="secondary">
            <span>
              Details<VisuallyHidden> of {whose}</VisuallyHidden>
            </span>
          </RouterLinkButton>
        )}
      </RowAnswers>
      <DeleteRow whose={whose} mark={mark} onDelete={() => changes.remove([booking])} />
    </RowActions>
  );
}
