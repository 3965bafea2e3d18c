import { freeTimes, type BookingRules, type Calendar, type OwnerService } from 'data-client/owner';
import { useState } from 'react';
import { Field, QueryView, Options, Select, Text, type QueryLike } from 'shared-ui';
import { TitledCard } from '../../dashboard/titled-card';
import { dayName } from '../week/week-days';
import { counted } from '../../dashboard/counted';
import { FreeDays } from './availability.styles';

type FreeTimesPreviewProps = {
  /** All services: the buffers of archived ones still count. */
  services: QueryLike<OwnerService[]>;
  /** Undefined while the rules have errors. */
  rules?: BookingRules;
  calendar: QueryLike<Calendar>;
  now: Date;
};

/** The free times the booking dialog would offer under these rules, saved or not. */
export function FreeTimesPreview({ services, rules, calendar, now }: FreeTimesPreviewProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <TitledCard title="Free times in the next 14 days" padding="md">
      <QueryView
        query={services}
        isEmpty={(all) => !all.some(isOffered)}
        empty={<Text tone="muted">No service can be booked online.</Text>}
        error="The services couldn’t be loaded, so free times are unknown."
      >
        {(all) => {
          const offered = all.filter(isOffered);
          const service = offered.find(({ id }) => id === chosen) ?? (offered[0] as OwnerService);
          return (
            <>
              <Field label="Service">
                <Select value={service.id} onChange={({ target }) => setChosen(target.value)}>
                  <Options
                    of={offered.map(({ id, name, bookingMinutes }) => ({
                      id,
                      label: `${name}, ${bookingMinutes} minutes`,
                    }))}
                  />
                </Select>
              </Field>
              <QueryView
                query={calendar}
                error="Your bookings and calendars couldn’t be loaded, so free times are unknown."
              >
                {(taken) =>
                  rules ? (
                    <Days days={freeTimes(rules, taken, { now, service, services: all })} />
                  ) : (
                    <Text tone="muted">Fix the errors above to see free times.</Text>
                  )
                }
              </QueryView>
            </>
          );
        }}
      </QueryView>
    </TitledCard>
  );
}

const isOffered = ({ isBookable, archivedAt }: OwnerService) => isBookable && !archivedAt;

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
