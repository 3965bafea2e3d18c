import { serviceCatalogue } from 'data-client';
import { freeTimes, type BookingRules, type Calendar } from 'data-client/owner';
import { useState } from 'react';
import { Card, Field, Heading, QueryView, Select, Stack, Text, type QueryLike } from 'shared-ui';
import { dayName } from '../week/week-days';
import { FreeDays } from './availability.styles';

export type FreeTimesPreviewProps = {
  /** Undefined while something about them is wrong. */
  rules?: BookingRules;
  calendar: QueryLike<Calendar>;
  now: Date;
};

const bookable = serviceCatalogue.flatMap(({ id, name, booking }) =>
  booking ? [{ id, name, minutes: booking.durationMinutes }] : [],
);

/** The times that the booking dialog would offer by these rules, saved or not. */
export function FreeTimesPreview({ rules, calendar, now }: FreeTimesPreviewProps) {
  const [minutes, setMinutes] = useState(bookable[0]?.minutes ?? 60);
  return (
    <Card padding="md">
      <Stack gap="md">
        <Heading level={3} size="sm">
          What visitors can book in the next 14 days
        </Heading>
        <Field label="For a conversation of">
          <Select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
            {[...new Set(bookable.map((service) => service.minutes))].map((length) => (
              <option key={length} value={length}>
                {`${length} minutes (${bookable
                  .filter((service) => service.minutes === length)
                  .map(({ name }) => name)
                  .join(', ')})`}
              </option>
            ))}
          </Select>
        </Field>
        <QueryView query={calendar} error="What is booked already could not be loaded, so free times are not known.">
          {(taken) =>
            rules ? (
              <Days days={freeTimes(rules, taken, { now, durationMinutes: minutes })} />
            ) : (
              <Text tone="muted">Shown again once what is marked above is put right.</Text>
            )
          }
        </QueryView>
      </Stack>
    </Card>
  );
}

function Days({ days }: { days: ReturnType<typeof freeTimes> }) {
  const count = days.reduce((sum, { times }) => sum + times.length, 0);
  return (
    <>
      <Text size="sm" role="status">
        {count === 0 ? 'Visitors find no free time.' : `${count === 1 ? '1 free time' : `${count} free times`}.`}
      </Text>
      <FreeDays>
        {days.map(({ date, times }) => (
          <div key={date}>
            <dt>{dayName(date)}</dt>
            <dd>{times.join(', ') || 'Fully booked'}</dd>
          </div>
        ))}
      </FreeDays>
    </>
  );
}
