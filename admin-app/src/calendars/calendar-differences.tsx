import type { CalendarDifference } from 'data-client/owner';
import { Link } from 'react-router-dom';
import { Card, QueryView, Stack, type QueryLike } from 'shared-ui';
import { useTabPath } from '../dashboard/base-path';
import { visitorName } from '../booking-slot/booking-names';
import { DifferenceNote } from '../booking-slot/difference-note';
import { notLoaded } from '../list/row-marks';
import { PartHeading } from '../dashboard/panel-head';

/** The bookings that the owner changed in her calendar. */
export function CalendarDifferences({ differences }: { differences: QueryLike<CalendarDifference[]> }) {
  const bookingsPath = useTabPath('bookings');
  return (
    <QueryView
      query={differences}
      pending={<></>}
      isEmpty={(all) => !all.some(({ isDifferent }) => isDifferent)}
      empty={null}
      error={notLoaded('The changes in your calendar')}
    >
      {(all) => (
        <Stack as="section" gap="sm" aria-label="Changed in your calendar">
          <PartHeading>Changed in your calendar</PartHeading>
          {all
            .filter(({ isDifferent }) => isDifferent)
            .map((difference) => (
              <Card key={difference.booking.id} padding="md">
                <Stack gap="xs">
                  <Link to={`${bookingsPath}/${difference.booking.id}`}>
                    {`${visitorName(difference.booking)}, ${difference.booking.serviceName}`}
                  </Link>
                  <DifferenceNote difference={difference} />
                </Stack>
              </Card>
            ))}
        </Stack>
      )}
    </QueryView>
  );
}
