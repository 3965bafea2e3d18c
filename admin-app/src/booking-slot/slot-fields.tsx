import { zoneOn } from 'domain/coach-zones';
import { clockOf, minutesOf, minutesOfClock, timeOf } from 'domain/slots';
import { zoneName } from 'domain/time-zone';
import { Button, Field, Grid, Inline, Input, QueryView, Stack, Muted, type QueryLike } from 'shared-ui';
import { useCoachZones } from '../dashboard/coach-time';
import { labelOf } from '../form/label-of';
import type { FreeTimes } from './use-free-times';

export type Slot = { date: string; time: string };

type SlotFieldsProps = {
  /** `time` is empty until one is chosen. */
  slot: Slot;
  problems: { date?: string; time?: string };
  /** The entry with these fields, if a form has several: `date 2`. */
  owner?: string;
  /** The free times of the day, if they are offered. */
  freeTimes?: QueryLike<FreeTimes>;
  onChange: (change: Partial<Slot>) => void;
};

/** Date and time on the coach's clock, with the free times of that day. */
export function SlotFields({ slot: { date, time }, problems, owner, freeTimes, onChange }: SlotFieldsProps) {
  return (
    <Stack gap="sm">
      <Grid min="9rem" gap="md">
        <Field label={labelOf('Date', owner)} isRequired error={problems.date}>
          <Input type="date" value={date} onChange={({ target }) => onChange({ date: target.value })} />
        </Field>
        <Field
          label={labelOf('Time', owner)}
          isRequired
          hint={`${zoneName(zoneOn(date, useCoachZones()))}.`}
          error={problems.time}
        >
          <Input
            type="time"
            value={time && clockOf(minutesOf(time))}
            onChange={({ target }) => onChange({ time: target.value && timeOf(minutesOfClock(target.value)) })}
          />
        </Field>
      </Grid>
      {freeTimes && (
        <QueryView query={freeTimes} pending={<></>} isEmpty={() => false} error="The free times couldn’t be loaded.">
          {(free) => (
            <Inline role="group" aria-label="Free times" gap="xs">
              <Muted>{freeWords(free)}</Muted>
              {free.times.map((one) => (
                <Button
                  key={one}
                  size="sm"
                  variant={one === time ? 'primary' : 'secondary'}
                  aria-pressed={one === time}
                  onClick={() => onChange({ time: one })}
                >
                  {one}
                </Button>
              ))}
            </Inline>
          )}
        </QueryView>
      )}
    </Stack>
  );
}

function freeWords({ times, isDayOff }: FreeTimes): string {
  if (times.length > 0) return 'Free times within your hours:';
  const why = isDayOff ? 'This is one of your days off.' : 'No free times left within your hours on this day.';
  return `${why} You can still choose another time.`;
}
