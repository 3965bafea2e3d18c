import type { DashboardSearch } from 'data-client/owner';
import { visitorName } from '../../booking-slot/booking-names';
import type { DashboardTab } from '../dashboard-tab';
import type { CoachTime } from '../coach-time';
import type { FoundSetting } from '../../form/settings/find-settings';

/** A result: `to` is an address below the dashboard, `run` an action. */
export type Command = { id: string; label: string; detail?: string } & (
  | { to: string; run?: undefined }
  | { run: () => void; to?: undefined }
);

export type CommandGroup = {
  label: string;
  commands: Command[];
  /** Known before the search ends, and above everything it finds. */
  isInstant?: boolean;
};

const holdsAll = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** The commands that contain all words, first those whose label begins with them. */
const matching = (commands: Command[], words: string) => {
  const rank = ({ label }: Command) => (label.toLowerCase().startsWith(words.toLowerCase()) ? 0 : 1);
  return commands.filter(({ label }) => holdsAll(label, words)).toSorted((a, b) => rank(a) - rank(b));
};

type PlacesOptions = { tabs: readonly DashboardTab[]; onShortcuts: () => void };

/** Tabs and actions that are available everywhere. */
export function placeGroups({ tabs, onShortcuts }: PlacesOptions, words: string): CommandGroup[] {
  const places = tabs.map(({ id, label }) => ({ id: `tab-${id}`, label, to: id }));
  const actions: Command[] = [
    { id: 'book', label: 'New booking for a client', to: 'bookings/new' },
    { id: 'pending', label: 'View Pending Bookings', to: 'bookings?status=pending' },
    { id: 'week', label: 'Show this week', to: 'bookings/week' },
    { id: 'hours', label: 'Change weekly hours', to: 'bookings/availability' },
    { id: 'zone', label: 'Change your time zone or travel dates', to: 'bookings/availability' },
    { id: 'block', label: 'Block a time', to: 'bookings/blocked-times' },
    { id: 'mails', label: 'Review unsent emails', to: 'mails' },
    { id: 'unread', label: 'Read unread messages', to: 'contacts?status=unread' },
    { id: 'service', label: 'Create a new service', to: 'services/new' },
    { id: 'post', label: 'Create New Blog Post', to: 'blog/new' },
    { id: 'export', label: 'Export Newsletter List', to: 'newsletter?export=active' },
    { id: 'password', label: 'Change your password', to: 'settings/security' },
    { id: 'shortcuts', label: 'Keyboard shortcuts', run: onShortcuts },
  ];
  return [
    { label: 'Go to', commands: matching(places, words), isInstant: true },
    { label: 'Do', commands: matching(actions, words), isInstant: true },
  ];
}

/** The records that were found. */
export function foundGroups(found: DashboardSearch | undefined, time: CoachTime): CommandGroup[] {
  if (!found) return [];
  const group = <Row extends { id: string }>(
    label: string,
    tab: string,
    rows: readonly Row[],
    wordsOf: (row: Row) => Pick<Command, 'label' | 'detail'>,
    pathOf = ({ id }: Row) => `/${id}`,
  ): CommandGroup => ({
    label,
    commands: rows.map((row) => ({ id: row.id, ...wordsOf(row), to: tab + pathOf(row) })),
  });
  return [
    group('People', 'people', found.people, ({ name, emails: [email = ''], company }) => ({
      label: name || email,
      detail: company || email,
    })),
    group('Bookings', 'bookings', found.bookings, (booking) => ({
      label: visitorName(booking),
      detail: `${booking.serviceName}, ${time.day(booking.startsAt)}`,
    })),
    group('Messages', 'contacts', found.messages, ({ name, serviceName, createdAt }) => ({
      label: name,
      detail: `${serviceName}, ${time.day(createdAt)}`,
    })),
    group('Services', 'services', found.services, ({ name, archivedAt, isOnPage }) => ({
      label: name,
      detail: archivedAt ? 'Archived' : isOnPage ? 'On the page' : 'Hidden from the page',
    })),
    group('Posts', 'blog', found.posts, ({ title, isPublished }) => ({
      label: title,
      detail: isPublished ? 'Published' : 'Draft',
    })),
    group(
      'Subscribers',
      'newsletter',
      found.subscribers,
      ({ email, status }) => ({ label: email, detail: status === 'active' ? 'Active' : 'Unsubscribed' }),
      ({ email }) => `?search=${encodeURIComponent(email)}`,
    ),
    group('Testimonials', 'testimonials', found.testimonials, ({ name, isPublished }) => ({
      label: name,
      detail: isPublished ? 'Published' : 'Hidden',
    })),
  ];
}

export const settingGroup = (settings: readonly FoundSetting[]): CommandGroup => ({
  label: 'Settings',
  commands: settings.map(({ key, label, where: detail, address: to }) => ({ id: `setting-${key}`, label, detail, to })),
});
