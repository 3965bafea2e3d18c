import type { TabPanelProps } from '../desk-frame/desk-tab';
import { AvailabilityPage } from './availability/availability-page';
import { BlockedTimesPage } from './blocked-times/blocked-times-page';
import { BookingsList } from './bookings-list';
import { WeekPage } from './week/week-page';

/** The bookings as a list or a week, when they can be made, and when not; each has its address. */
export function BookingsPage(panel: TabPanelProps) {
  if (panel.recordId === 'week') return <WeekPage tabPath={panel.tabPath} />;
  if (panel.recordId === 'availability') return <AvailabilityPage tabPath={panel.tabPath} />;
  if (panel.recordId === 'blocked-times') return <BlockedTimesPage tabPath={panel.tabPath} />;
  return <BookingsList {...panel} />;
}
