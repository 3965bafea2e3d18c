import type { BookingOverview, MessageOverview } from 'data-client/owner';
import { Heading, Skeleton, Muted, type QueryLike } from 'shared-ui';
import { DashboardLink } from '../dashboard/dashboard-link';
import { visitorName } from '../booking-slot/booking-names';
import { useCoachTime } from '../dashboard/coach-time';
import { Events } from './overview-view.styles';

type RecentActivityProps = { bookings: QueryLike<BookingOverview>; messages: QueryLike<MessageOverview> };

type Event = { id: string; at: Date; who: string; what: string; to: string };

/** The last three bookings and two messages, newest first. */
export function RecentActivity({ bookings, messages }: RecentActivityProps) {
  const { moment } = useCoachTime();
  const booked: Event[] = (bookings.data?.latest ?? []).map((booking) => ({
    id: booking.id,
    at: booking.createdAt,
    who: visitorName(booking),
    what: `${booking.status === 'pending' ? 'requested' : 'booked'} ${booking.serviceName}`,
    to: `bookings/${booking.id}`,
  }));
  const written: Event[] = (messages.data?.latest ?? []).map((message) => ({
    id: message.id,
    at: message.createdAt,
    who: message.name,
    what: `wrote about ${message.serviceName}`,
    to: `contacts/${message.id}`,
  }));
  const events = [...booked, ...written].sort((a, b) => b.at.getTime() - a.at.getTime());
  const isPending = bookings.status === 'pending' || messages.status === 'pending';
  return (
    <section aria-labelledby="recent-activity">
      <Heading level={3} size="sm" id="recent-activity">
        Recent Activity
      </Heading>
      {events.length > 0 && (
        <Events>
          {events.map(({ id, at, who, what, to }) => (
            <li key={id}>
              <span>
                <DashboardLink to={to}>
                  <bdi>{who}</bdi>
                </DashboardLink>{' '}
                {what}
              </span>
              <time dateTime={at.toISOString()}>{moment(at)}</time>
            </li>
          ))}
        </Events>
      )}
      {events.length === 0 &&
        (isPending ? <Skeleton lines={5} height="2em" /> : <NoActivity {...{ bookings, messages }} />)}
    </section>
  );
}

/** Tells a failed load from no activity. */
function NoActivity({ bookings, messages }: Pick<RecentActivityProps, 'bookings' | 'messages'>) {
  const hasFailed = bookings.status === 'error' || messages.status === 'error';
  return <Muted>{hasFailed ? 'Recent activity couldn’t be loaded.' : 'No activity yet.'}</Muted>;
}
