import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { AvailabilityPage } from './availability/availability-page';
import { BlockedTimesPage } from './blocked-times/blocked-times-page';
import { BookingsList } from './bookings-list';
import { WeekPage } from './week/week-page';

/** Routes the views of the Bookings tab: list, week, availability and blocked times. */
export function BookingsPage(panel: TabPanelProps) {
  if (panel.recordId === 'week') return <WeekPage />;
  if (panel.recordId === 'availability') return <AvailabilityPage />;
  if (panel.recordId === 'blocked-times') return <BlockedTimesPage />;
  return <BookingsList {...panel} />;
}
