import { useBookingsBetween } from 'data-client/owner';
import { Alert, QueryView } from 'shared-ui';
import { DashboardLink } from '../../dashboard/dashboard-link';
import { bookingDetail } from '../../booking-slot/booking-names';
import { Bullets } from '../../dashboard/bullets';
import { useCoachZones } from '../../dashboard/coach-time';
import { counted } from '../../dashboard/counted';
import { isAffected, searchedSpan, type TimeToBlock } from './block-draft';
import { blockedWords } from './blocked-words';

const shownAtMost = 10;

/** Names the bookings at a time that the owner blocks: they stay, and she may have to move them. */
export function AffectedBookings({ time }: { time: TimeToBlock }) {
  const zones = useCoachZones();
  const bookings = useBookingsBetween(searchedSpan(time));
  return (
    <QueryView
      query={bookings}
      pending={<></>}
      empty={null}
      isEmpty={(loaded) => !loaded.some(isAffected(time))}
      error="Your bookings at this time couldn’t be loaded."
    >
      {(loaded) => {
        const booked = loaded.filter(isAffected(time));
        const more = booked.length - shownAtMost;
        return (
          <Alert
            tone="info"
            role="status"
            title={`${counted(booked.length, 'booking')} on ${blockedWords(time, zones)}`}
          >
            Blocking doesn’t change existing bookings. Move or cancel them if you won’t be there.
            <Bullets>
              {booked.slice(0, shownAtMost).map((booking) => (
                <li key={booking.id}>
                  <DashboardLink to={`bookings/${booking.id}`}>{bookingDetail(booking, zones)}</DashboardLink>
                </li>
              ))}
              {more > 0 && <li>{`and ${more} more`}</li>}
            </Bullets>
          </Alert>
        );
      }}
    </QueryView>
  );
}
