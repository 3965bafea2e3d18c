import type { TabPanelProps } from '../desk-frame/desk-tab';
import { BlockedTimesPage } from './blocked-times/blocked-times-page';
import { BookingsList } from './bookings-list';
import { WeekPage } from './week/week-page';

/** The bookings as a list, a week, or the times that are not to be booked; each has its address. */
export function BookingsPage(panel: TabPanelProps) {
  if (panel.recordId === 'week') return <WeekPage tabPath={panel.tabPath} />;
  if (panel.recordId === 'blocked-times') return <BlockedTimesPage tabPath={panel.tabPath} />;
  return <BookingsList {...panel} />;
}
