import type { BookingOffer } from 'domain/services';
import { freeTimes, type BookingRules, type Calendar } from 'data-client/owner';
import { useState } from 'react';
import { Field, QueryView, Select, Text, type QueryLike } from 'shared-ui';
import { TitledCard } from '../../dashboard/titled-card';
import { dayName } from '../week/week-days';
import { counted } from '../../dashboard/counted';
import { FreeDays } from './availability.styles';

type FreeTimesPreviewProps = {
  services: QueryLike<readonly BookingOffer[]>;
  /** Undefined while the rules have errors. */
  rules?: BookingRules;
  calendar: QueryLike<Calendar>;
  now: Date;
};

/** The free times the booking dialog would offer under these rules, saved or not. */
export function FreeTimesPreview({ services, rules, calendar, now }: FreeTimesPreviewProps) {
  const bookable = (services.data ?? []).filter(({ isBookable }) => isBookable);
  const lengths = [...new Set(bookable.map(({ bookingMinutes }) => bookingMinutes))];
  const [chosen, setChosen] = useState<number>();
  const minutes = chosen !== undefined && lengths.includes(chosen) ? chosen : (lengths[0] ?? 60);
  return (
    <TitledCard title="Free times in the next 14 days" padding="md">
      <QueryView query={services} isEmpty={() => false} error="The services couldn’t be loaded.">
        {() => (
          <Field label="Session length">
            <Select value={minutes} onChange={({ target }) => setChosen(Number(target.value))}>
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {`${length} minutes (${bookable
                    .filter((service) => service.bookingMinutes === length)
                    .map(({ name }) => name)
                    .join(', ')})`}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </QueryView>
      <QueryView query={calendar} error="Your bookings and calendars couldn’t be loaded, so free times are unknown.">
        {(taken) =>
          rules ? (
            <Days days={freeTimes(rules, taken, { now, durationMinutes: minutes })} />
          ) : (
            <Text tone="muted">Fix the errors above to see free times.</Text>
          )
        }
      </QueryView>
    </TitledCard>
  );
}

function Days({ days }: { days: ReturnType<typeof freeTimes> }) {
  const count = days.reduce((sum, { times }) => sum + times.length, 0);
  return (
    <>
      <Text size="sm" role="status">
        {`${count === 0 ? 'No free times' : counted(count, 'free time')}.`}
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
