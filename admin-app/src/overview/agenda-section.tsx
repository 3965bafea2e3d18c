import type { OwnerBooking, SessionsAround } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import {
  Badge,
  Heading,
  Inline,
  QueryView,
  Skeleton,
  Stack,
  Muted,
  Text,
  VisuallyHidden,
  type QueryLike,
} from 'shared-ui';
import { slotHours, slotOf } from '../booking-slot/booking-times';
import { useCoachZones } from '../dashboard/coach-time';
import { visitorName } from '../booking-slot/booking-names';
import { StatusBadge } from '../list/status-badge';
import { notLoaded } from '../list/row-marks';
import { AfterDay, SessionLink, SessionRow, Sessions, WeekLink } from './agenda-section.styles';
import { agendaOf, dayInWords, sessionTime, timeUntil, type Agenda } from './agenda-words';
import { RouterLinkButton } from '../dashboard/router-link-button';

export type AgendaSectionProps = { sessions: QueryLike<SessionsAround>; now: Date };

/** Today's sessions and the first one after today. */
export function AgendaSection({ sessions, now }: AgendaSectionProps) {
  const zones = useCoachZones();
  const agenda = sessions.data && agendaOf(sessions.data, now, zones);
  const today = agenda?.today ?? coachDayOf(now, zones);
  return (
    <section aria-labelledby="agenda">
      <Stack gap="sm">
        <Inline justify="between" gap="xs">
          <Heading level={3} size="sm" id="agenda">
            Today, {dayInWords(today, today)}
          </Heading>
          <WeekLink to="bookings/week">Open the week</WeekLink>
        </Inline>
        <QueryView
          query={sessions}
          isEmpty={() => false}
          pending={
            <div role="status">
              <VisuallyHidden>Loading today’s consultations</VisuallyHidden>
              <Skeleton lines={3} height="3em" />
            </div>
          }
          error={notLoaded('Today’s consultations')}
        >
          {(data) => <Days agenda={agendaOf(data, now, zones)} now={now} />}
        </QueryView>
      </Stack>
    </section>
  );
}

type DaysProps = Omit<AgendaSectionProps, 'sessions'> & { agenda: Agenda };

function Days({ agenda, now }: DaysProps) {
  const { today, ofDay, after } = agenda;
  const zones = useCoachZones();
  const list = (label: string, bookings: OwnerBooking[]) => (
    <Sessions aria-label={label}>
      {bookings.map((booking) => (
        <Session key={booking.id} booking={booking} agenda={agenda} now={now} />
      ))}
    </Sessions>
  );
  if (ofDay.length === 0 && !after) return <NothingBooked />;
  const afterDay = after && dayInWords(slotOf(after, zones).date, today);
  return (
    <>
      {ofDay.length > 0 ? list('Today', ofDay) : <Text tone="muted">Nothing is booked today.</Text>}
      {after && afterDay && (
        <>
          <AfterDay as="h4" size="sm" tone="strong">
            {afterDay}
          </AfterDay>
          {list(afterDay, [after])}
        </>
      )}
    </>
  );
}

function NothingBooked() {
  return (
    <Inline justify="between">
      <Text tone="muted">Nothing is booked today or later.</Text>
      <RouterLinkButton to="bookings/availability" size="sm" variant="secondary">
        Check your availability
      </RouterLinkButton>
    </Inline>
  );
}

function Session({ booking, agenda, now }: DaysProps & { booking: OwnerBooking }) {
  const time = sessionTime(booking, agenda, now);
  const until = timeUntil(booking, now);
  return (
    <SessionRow $time={time}>
      <time dateTime={booking.startsAt.toISOString()}>{slotHours(booking, useCoachZones())}</time>
      <div>
        <SessionLink to={`bookings/${booking.id}`}>{visitorName(booking)}</SessionLink>{' '}
        <Muted as="span">{booking.serviceName}</Muted>
      </div>
      <Inline gap="2xs">
        {time === 'now' && <Badge tone="accent">In progress</Badge>}
        {time === 'next' && <Badge tone="accent">{until ? `Next, ${until}` : 'Next'}</Badge>}
        <StatusBadge status={booking.status} />
      </Inline>
    </SessionRow>
  );
}
