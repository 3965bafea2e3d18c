import type { BlockedTime, BusyTime, OwnerBooking } from 'data-client/owner';
import { Heading, Inline, QueryView, Skeleton, Stack, type QueryLike } from 'shared-ui';
import { PanelHead } from '../../dashboard/panel-head';
import { addDays } from 'domain/dates';
import { useCoachZones, zoneSentence } from '../../dashboard/coach-time';
import { BookingsNav } from '../bookings-nav';
import type { Slot } from '../../booking-slot/slot-fields';
import { QueryFailure } from '../../list/query-failure';
import { notLoaded } from '../../list/row-marks';
import { dayName, weekDays, entriesByDay } from './week-days';
import { WeekGrid } from './week-grid';
import { RouterLinkButton } from '../../dashboard/router-link-button';

type WeekViewProps = {
  monday: string;
  /** Monday of the current week. */
  thisMonday: string;
  today: string;
  bookings: QueryLike<OwnerBooking[]>;
  blocked: QueryLike<BlockedTime[]>;
  /** Busy times of other calendars. */
  busy: QueryLike<BusyTime[]>;
  /** The bookings that are being moved. */
  movingIds?: readonly string[];
  onMove: (booking: OwnerBooking, slot: Slot) => void;
};

export function WeekView({ monday, thisMonday, today, bookings, blocked, busy, ...moves }: WeekViewProps) {
  const days = weekDays(monday);
  const zones = useCoachZones();
  const title = `${dayName(monday)} – ${dayName(addDays(monday, 6))}`;
  return (
    <Stack gap="md">
      <PanelHead title="Bookings">{`${zoneSentence(zones)} Canceled bookings aren’t shown.`}</PanelHead>
      <BookingsNav />
      <Inline justify="between" gap="sm">
        <Heading level={3} size="sm" aria-live="polite">
          {title}
        </Heading>
        <Inline as="nav" aria-label="Weeks" gap="xs">
          <WeekLink monday={addDays(monday, -7)} label="Previous week">
            Previous
          </WeekLink>
          <WeekLink monday={thisMonday} label="This week">
            This week
          </WeekLink>
          <WeekLink monday={addDays(monday, 7)} label="Next week">
            Next
          </WeekLink>
        </Inline>
      </Inline>
      <QueryFailure query={blocked} what="Blocked times" />
      <QueryFailure query={busy} what="Your other calendars" />
      <QueryView
        query={bookings}
        isEmpty={() => false}
        pending={<Skeleton lines={8} height="2em" />}
        error={notLoaded('The week')}
      >
        {(booked) => (
          <WeekGrid
            days={entriesByDay(days, booked, [...(blocked.data ?? []), ...(busy.data ?? []).map(asBlocked)], zones)}
            today={today}
            {...moves}
          />
        )}
      </QueryView>
    </Stack>
  );
}

type WeekLinkProps = { monday: string; label: string; children: string };

function WeekLink({ monday, label, children }: WeekLinkProps) {
  return (
    <RouterLinkButton to={`bookings/week?week=${monday}`} size="sm" variant="secondary" aria-label={label}>
      {children}
    </RouterLinkButton>
  );
}

/** Busy times look like blocked ones, with the calendar as their reason. Two calendars may have the same name. */
const asBlocked = ({ startsAt, endsAt, calendarName }: BusyTime, index: number): BlockedTime => ({
  id: `busy ${index}`,
  startsAt,
  endsAt,
  note: `Busy: ${calendarName}`,
});
