import { useWriteBookingAgain, type CalendarDifference } from 'data-client/owner';
import { coachClock, timeOf } from 'domain/slots';
import { useState } from 'react';
import { Alert, Button, Inline, Stack, useNotify } from 'shared-ui';
import { dialogOnDemand } from '../form/dialog-on-demand';
import { useCoachTime, useCoachZones } from '../dashboard/coach-time';
import { useAttempt } from '../dashboard/use-attempt';

const MoveDialog = dialogOnDemand(async () => (await import('./move-dialog')).MoveDialog);

/** How an event in the owner's calendar differs from its booking, and the choice between both. */
export function DifferenceNote({ difference }: { difference: CalendarDifference }) {
  const { booking, calendarName, found } = difference;
  const { moment, hour } = useCoachTime();
  const zones = useCoachZones();
  const { mutateAsync: writeAgain, isPending } = useWriteBookingAgain();
  const attempt = useAttempt();
  const notify = useNotify();
  const [isMoving, setMoving] = useState(false);
  const isSameStart = found?.startsAt.getTime() === booking.startsAt.getTime();
  const clock = found && coachClock(found.startsAt, zones);

  const handleWriteAgain = () =>
    void attempt('That didn’t work.', async () => {
      await writeAgain(difference);
      notify({ tone: 'success', message: `${calendarName} shows the booking’s time again.` });
    });
  return (
    <Alert
      tone="warning"
      role="note"
      title={found ? 'Your calendar shows a different time' : 'You deleted this from your calendar'}
    >
      <Stack gap="xs">
        <span>
          {found &&
            `In ${calendarName}, this is ${isSameStart ? `until ${hour(found.endsAt)}` : `at ${moment(found.startsAt)}`}. `}
          {`The booking is from ${moment(booking.startsAt)} until ${hour(booking.endsAt)}.`}
          {!found && ' Cancel it if it’s no longer happening.'}
        </span>
        <Inline gap="xs">
          {found && !isSameStart && (
            <Button size="sm" variant="secondary" onClick={() => setMoving(true)}>
              Use the calendar’s time…
            </Button>
          )}
          <Button size="sm" variant="secondary" isBusy={isPending} onClick={handleWriteAgain}>
            {found ? 'Restore the booking’s time' : 'Add it again'}
          </Button>
        </Inline>
      </Stack>
      {isMoving && clock && (
        <MoveDialog
          booking={booking}
          proposed={{ date: clock.date, time: timeOf(clock.minutes) }}
          onClose={() => setMoving(false)}
        />
      )}
    </Alert>
  );
}
