import type { CalendarDifference, CalendarFeed, ConnectedCalendar } from 'data-client/owner';
import { Card, EmptyState, QueryView, Stack, Muted, type QueryLike } from 'shared-ui';
import { DashboardLink } from '../dashboard/dashboard-link';
import { PanelHead, PartHeading } from '../dashboard/panel-head';
import { RowList } from '../list/row-list';
import { notLoaded } from '../list/row-marks';
import { CalendarHelp } from './calendar-help';
import { CalendarItem, type CalendarActions } from './calendar-item';
import { ConnectForm, type ConnectFormProps } from './connect-form';
import { FeedForm, type FeedFormProps } from './feed-form';
import { useCoachTime } from '../dashboard/coach-time';
import { RowAnswer } from '../list/row-actions';
import { visitorName } from '../booking-slot/booking-names';
import { DifferenceNote } from '../booking-slot/difference-note';

type CalendarsViewProps = ConnectFormProps &
  FeedFormProps &
  CalendarActions & {
    calendars: QueryLike<ConnectedCalendar[]>;
    feeds: QueryLike<CalendarFeed[]>;
    /** The calendar that is being read at the owner's request. */
    readingId?: string;
    /** The bookings whose events in a calendar are different, or could not be written. */
    differences: QueryLike<CalendarDifference[]>;
    /** The calendar for which writing is being turned on or off. */
    changingId?: string;
    onRevoke: (feed: CalendarFeed) => void;
  };

export function CalendarsView(props: CalendarsViewProps) {
  const {
    calendars,
    feeds,
    readingId,
    changingId,
    differences,
    onFind,
    onConnect,
    newAddress,
    onAddFeed,
    onRevoke,
    ...on
  } = props;
  return (
    <Stack gap="lg">
      <PanelHead title="Calendars">
        Visitors can’t book times when one of your other calendars is busy. The site reads your calendars every ten
        minutes and stores when you’re busy, not why.
      </PanelHead>
      <QueryView
        query={calendars}
        empty={
          <EmptyState
            level={3}
            title="No calendar is connected"
            description="Connect the calendars you use, so that nobody books over your dentist appointment."
          />
        }
        error={notLoaded('Your calendars')}
      >
        {(items) => (
          <Card padding="md">
            <RowList aria-label="Connected calendars">
              {items.map((calendar) => (
                <CalendarItem
                  key={calendar.id}
                  calendar={calendar}
                  isReading={calendar.id === readingId}
                  isOtherWritten={items.some((other) => other.writesBookings && other.id !== calendar.id)}
                  isChangingWriting={calendar.id === changingId}
                  writingProblems={(differences.data ?? []).flatMap(({ calendarId, lastError }) =>
                    calendarId === calendar.id && lastError ? [lastError] : [],
                  )}
                  {...on}
                />
              ))}
            </RowList>
          </Card>
        )}
      </QueryView>
      <CalendarDifferences differences={differences} />
      <Stack gap="sm">
        <PartHeading>Connect a calendar</PartHeading>
        <Card padding="md">
          <ConnectForm onFind={onFind} onConnect={onConnect} />
        </Card>
        <CalendarHelp />
      </Stack>
      <Stack gap="sm">
        <PartHeading>Your bookings in another calendar</PartHeading>
        <Muted>
          A secret address shows your bookings in any calendar that subscribes to it. Anyone with the address can read
          them, so give each calendar its own and revoke it when you no longer need it.
        </Muted>
        <Card padding="md">
          <Stack gap="md">
            <FeedForm newAddress={newAddress} onAddFeed={onAddFeed} />
            <QueryView query={feeds} empty={null} error={notLoaded('The addresses')}>
              {(items) => (
                <RowList aria-label="Addresses of your bookings">
                  {items.map((feed) => (
                    <FeedItem key={feed.id} feed={feed} onRevoke={() => onRevoke(feed)} />
                  ))}
                </RowList>
              )}
            </QueryView>
          </Stack>
        </Card>
      </Stack>
    </Stack>
  );
}

function FeedItem({ feed, onRevoke }: { feed: CalendarFeed; onRevoke: () => void }) {
  const { moment } = useCoachTime();
  const { name, showsClients, readAt } = feed;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Muted>
          {`${showsClients ? 'Shows clients.' : 'Only shows that you’re busy.'} ${readAt ? `Last read ${moment(readAt)}.` : 'No calendar has read it yet.'}`}
        </Muted>
      </div>
      <RowAnswer verb="Revoke" whose={name} variant="ghost" onClick={onRevoke} />
    </li>
  );
}

/** The bookings that the owner changed in her calendar. */
function CalendarDifferences({ differences }: { differences: QueryLike<CalendarDifference[]> }) {
  return (
    <QueryView
      query={differences}
      pending={<></>}
      isEmpty={(all) => !all.some(({ isDifferent }) => isDifferent)}
      empty={null}
      error={notLoaded('The changes in your calendar')}
    >
      {(all) => (
        <Stack as="section" gap="sm" aria-label="Changed in your calendar">
          <PartHeading>Changed in your calendar</PartHeading>
          {all
            .filter(({ isDifferent }) => isDifferent)
            .map((difference) => (
              <Card key={difference.booking.id} padding="md">
                <Stack gap="xs">
                  <DashboardLink to={`bookings/${difference.booking.id}`}>
                    {`${visitorName(difference.booking)}, ${difference.booking.serviceName}`}
                  </DashboardLink>
                  <DifferenceNote difference={difference} />
                </Stack>
              </Card>
            ))}
        </Stack>
      )}
    </QueryView>
  );
}
