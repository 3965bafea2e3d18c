import type { OwnerBooking } from 'data-client/owner';
import { isLive } from 'domain/booking-status';
import type { CoachZones } from 'domain/coach-zones';
import { Alert, QueryView, Stack, Text, type QueryLike } from 'shared-ui';
import { Bullets } from '../../dashboard/bullets';
import { slotOf, slotSentence } from '../../booking-slot/booking-times';
import { visitorName } from '../../booking-slot/booking-names';

type ChangedTimesProps = { bookings: QueryLike<OwnerBooking[]>; before: CoachZones; after: CoachZones };

const maxShown = 20;

/** The bookings that get another time on the coach's clock with the new zones. Their instant stays. */
export function ChangedTimes({ bookings, before, after }: ChangedTimesProps) {
  return (
    <QueryView
      query={bookings}
      isEmpty={() => false}
      error="Your bookings couldn’t be loaded, so their new times are unknown."
    >
      {(upcoming) => <Changes changes={changesOf(upcoming, before, after)} />}
    </QueryView>
  );
}

type Change = { id: string; words: string };

function changesOf(upcoming: readonly OwnerBooking[], before: CoachZones, after: CoachZones): Change[] {
  return upcoming.filter(isLive).flatMap((booking) => {
    const [was, becomes] = [slotOf(booking, before), slotOf(booking, after)];
    if (was.date === becomes.date && was.time === becomes.time) return [];
    const words = `${visitorName(booking)}: ${slotSentence(was, before)} becomes ${slotSentence(becomes, after)}`;
    return [{ id: booking.id, words }];
  });
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <Alert tone="info">The times of your bookings stay the same on your clock.</Alert>;
  const count = changes.length === 1 ? 'One booking stays' : `${changes.length} bookings stay`;
  return (
    <Alert tone="warning">
      <Stack gap="xs">
        <Text>{`${count} at the same moment but will show a different time on your clock:`}</Text>
        <Bullets>
          {changes.slice(0, maxShown).map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
          {changes.length > maxShown && <li>{`and ${changes.length - maxShown} more`}</li>}
        </Bullets>
      </Stack>
    </Alert>
  );
}
