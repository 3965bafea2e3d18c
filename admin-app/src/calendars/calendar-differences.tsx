import type { CalendarDifference } from 'data-client/owner';
import { Link } from 'react-router-dom';
import { Card, Heading, Stack } from 'shared-ui';
import { visitorName } from '../booking-slot/booking-names';
import { DifferenceNote } from '../booking-slot/difference-note';

type CalendarDifferencesProps = { differences: readonly CalendarDifference[]; bookingsPath: string };

/** The bookings that the owner changed in her calendar. */
export function CalendarDifferences({ differences, bookingsPath }: CalendarDifferencesProps) {
  if (differences.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-label="Changed in your calendar">
      <Heading level={3} size="sm">
        Changed in your calendar
      </Heading>
      {differences.map((difference) => (
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
  );
}
