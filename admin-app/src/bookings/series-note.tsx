import { useSeries, type OwnerBooking } from 'data-client/owner';
import { useLocation } from 'react-router-dom';
import { Inline, QueryView, Text } from 'shared-ui';
import { DashboardLink } from '../dashboard/dashboard-link';
import { useCoachZones } from '../dashboard/coach-time';
import { slotDay, slotOf } from '../booking-slot/booking-times';
import { statusWords } from '../list/status-badge';
import { PartHeading } from '../dashboard/panel-head';

/** Which booking of its series this is, with links to the others. */
export function SeriesNote({ booking, seriesId }: { booking: OwnerBooking; seriesId: string }) {
  const query = useSeries(seriesId);
  const { state } = useLocation();
  const zones = useCoachZones();
  return (
    <section aria-label="Series">
      <PartHeading>Series</PartHeading>
      <QueryView query={query} error="The other bookings of this series couldn’t be loaded.">
        {(bookings) => (
          <>
            <Text size="sm">
              This is booking {bookings.findIndex(({ id }) => id === booking.id) + 1} of {bookings.length}.
            </Text>
            <Inline as="ul" role="list" gap="xs">
              {bookings.map((one) => (
                <li key={one.id}>
                  {one.id === booking.id ? (
                    <strong>{slotDay(slotOf(one, zones))}</strong>
                  ) : (
                    <DashboardLink to={`bookings/${one.id}`} replace state={state}>
                      {slotDay(slotOf(one, zones))}
                      {one.status === 'cancelled' && ` (${statusWords.cancelled.toLowerCase()})`}
                    </DashboardLink>
                  )}
                </li>
              ))}
            </Inline>
          </>
        )}
      </QueryView>
    </section>
  );
}
