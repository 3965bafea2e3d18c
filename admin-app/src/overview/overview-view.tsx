import type { BookingOverview, ConnectedCalendar, MessageOverview } from 'data-client/owner';
import { Fragment } from 'react';
import { Alert, Heading, RetryButton, Stack, VisuallyHidden, type QueryLike } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { DashboardLink } from '../dashboard/dashboard-link';
import { counted } from '../dashboard/counted';
import { PanelHead } from '../dashboard/panel-head';
import { scheduleStopped } from '../dashboard/schedule-stopped';
import { useCoachTime, useCoachZones, zoneSentence } from '../dashboard/coach-time';
import { sentenceCase } from '../list/sentence-case';
import { AgendaSection, type AgendaSectionProps } from './agenda-section';
import { Actions, Columns, Numbers } from './overview-view.styles';
import { RecentActivity } from './recent-activity';
import { SampleContact } from './sample-contact';
import { SampleDetails } from './sample-details';
import { StatCard } from './stat-card';
import { RouterLinkButton } from '../dashboard/router-link-button';

type OverviewSources = {
  bookings: QueryLike<BookingOverview>;
  messages: QueryLike<MessageOverview>;
  subscribers: QueryLike<number>;
  posts: QueryLike<number>;
  /** The number of undelivered emails. */
  mails: QueryLike<number>;
  calendars: QueryLike<ConnectedCalendar[]>;
};

type OverviewViewProps = AgendaSectionProps & { sources: OverviewSources };

/** Today's sessions, and key figures that link to their lists. A failing source leaves the others visible. */
export function OverviewView({ sources, sessions, now }: OverviewViewProps) {
  return (
    <Stack gap="lg">
      <PanelHead title="Overview">
        <Waiting sources={sources} /> {zoneSentence(useCoachZones())}
      </PanelHead>
      <Failures sources={sources} />
      <UnsentMails count={sources.mails.data ?? 0} />
      <SampleContact />
      <SampleDetails />
      <NoTimes calendars={sources.calendars.data ?? []} />
      <AgendaSection sessions={sessions} now={now} />
      <Stats sources={sources} />
      <Columns>
        <RecentActivity bookings={sources.bookings} messages={sources.messages} />
        <section aria-labelledby="quick-actions">
          <Heading level={3} size="sm" id="quick-actions">
            Quick Actions
          </Heading>
          <Actions>
            <RouterLinkButton to="bookings?status=pending" variant="secondary" icon="calendar">
              View Pending Bookings
            </RouterLinkButton>
            <RouterLinkButton to="blog/new" variant="secondary" icon={<DashboardIcon name="pen" />}>
              Create New Blog Post
            </RouterLinkButton>
            <RouterLinkButton to="newsletter?export=active" variant="secondary" icon="mail">
              Export Newsletter List
            </RouterLinkButton>
          </Actions>
        </section>
      </Columns>
    </Stack>
  );
}

/** Counts unanswered requests and unread messages. */
function Waiting({ sources: { bookings, messages } }: Pick<OverviewViewProps, 'sources'>) {
  if (!bookings.data || !messages.data) return 'Today’s consultations, key figures and recent activity.';
  const waiting = [
    { number: bookings.data.pending, one: 'booking request', to: 'bookings?status=pending' },
    { number: messages.data.unread, one: 'unread message', to: 'contacts?status=unread' },
  ].filter(({ number }) => number > 0);
  if (waiting.length === 0) return 'Nothing is waiting for your answer.';
  return (
    <>
      Waiting for your answer:{' '}
      {waiting.map(({ number, one, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ' and '}
          <DashboardLink to={to}>{counted(number, one)}</DashboardLink>
        </Fragment>
      ))}
      .
    </>
  );
}

function Stats({ sources: { bookings, messages, subscribers, posts } }: Pick<OverviewViewProps, 'sources'>) {
  const cards = [
    { label: 'Total Bookings', to: 'bookings', query: bookings, value: bookings.data?.total },
    { label: 'Pending Bookings', to: 'bookings?status=pending', query: bookings, value: bookings.data?.pending },
    {
      label: 'Bookings This Month',
      to: 'bookings?received=this-month',
      query: bookings,
      value: bookings.data?.thisMonth,
    },
    { label: 'Unread Messages', to: 'contacts?status=unread', query: messages, value: messages.data?.unread },
    { label: 'Active Subscribers', to: 'newsletter?status=active', query: subscribers, value: subscribers.data },
    { label: 'Published Posts', to: 'blog?status=published', query: posts, value: posts.data },
  ];
  const isPending = cards.some(({ query }) => query.status === 'pending');
  return (
    <section aria-label="Numbers" aria-busy={isPending}>
      {isPending && <VisuallyHidden role="status">Loading numbers</VisuallyHidden>}
      <Numbers>
        {cards.map(({ label, to, query, value }) => (
          <StatCard key={label} label={label} to={to} state={query.status} value={value} />
        ))}
      </Numbers>
    </section>
  );
}

const names: Record<keyof OverviewSources, string> = {
  bookings: 'bookings',
  messages: 'messages',
  subscribers: 'subscribers',
  posts: 'posts',
  mails: 'unsent emails',
  calendars: 'calendars',
};

const listed = new Intl.ListFormat('en-US');

function UnsentMails({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert
      tone="danger"
      role="status"
      title={count === 1 ? '1 email wasn’t delivered' : `${count} emails weren’t delivered`}
      action={
        <RouterLinkButton to="mails" size="sm" variant="secondary" icon={<DashboardIcon name="mail-unsent" />}>
          Review and resend
        </RouterLinkButton>
      }
    >
      Someone may be missing an email about a booking, your reply or a newsletter.
    </Alert>
  );
}

/** While a calendar has not been read for too long, visitors cannot book. */
function NoTimes({ calendars }: { calendars: readonly ConnectedCalendar[] }) {
  const { moment } = useCoachTime();
  const unread = calendars.find(({ withdrawnAt, isForgotten }) => withdrawnAt || isForgotten);
  if (!unread) return null;
  const { name, withdrawnAt, isForgotten } = unread;
  return (
    <Alert
      tone="danger"
      role="status"
      title={
        withdrawnAt ? `No times have been offered since ${moment(withdrawnAt)}` : 'Your calendars aren’t being read'
      }
      action={
        <RouterLinkButton to="calendars" size="sm" variant="secondary" icon="calendar">
          Open your calendars
        </RouterLinkButton>
      }
    >
      {isForgotten ? scheduleStopped : `“${name}” can’t be read, so the site can’t tell when you’re busy.`}
    </Alert>
  );
}

function Failures({ sources }: { sources: OverviewSources }) {
  const failed = (Object.keys(names) as (keyof OverviewSources)[]).filter((name) => sources[name].status === 'error');
  if (failed.length === 0) return null;
  const isRetrying = failed.some((name) => sources[name].isFetching);
  return (
    <Alert
      tone="warning"
      action={
        <RetryButton isBusy={isRetrying} onClick={() => failed.forEach((name) => void sources[name].refetch())} />
      }
    >
      {sentenceCase(`${listed.format(failed.map((name) => names[name]))} couldn’t be loaded.`)}
    </Alert>
  );
}
