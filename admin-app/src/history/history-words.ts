import { parseTimestamp } from 'data-client';
import { definitionOf, type SettingKey, settingKeys } from 'domain/settings/registry';
import { historyAreas, type HistoryArea, type HistoryEntry } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import { dateWords, type CoachTime } from '../dashboard/coach-time';
import { placeInWords } from '../form/settings/setting-places';
import type { ListFilter, ListWords } from '../list/list-words';

const areaWords: Record<HistoryArea, { one: string; many: string }> = {
  bookings: { one: 'booking', many: 'Bookings' },
  blocked: { one: 'blocked time', many: 'Blocked times' },
  hours: { one: 'hours on', many: 'Weekly hours' },
  rules: { one: 'booking rules', many: 'Booking rules' },
  messages: { one: 'message', many: 'Messages' },
  mails: { one: 'email', many: 'Emails' },
  services: { one: 'service', many: 'Services' },
  posts: { one: 'post', many: 'Posts' },
  testimonials: { one: 'testimonial', many: 'Testimonials' },
  subscribers: { one: 'subscriber', many: 'Subscribers' },
  campaigns: { one: 'campaign', many: 'Campaigns' },
  settings: { one: 'setting', many: 'Settings' },
};

export const historyFilters = { area: Object.keys(historyAreas) as HistoryArea[] };

export const areaFilter: ListFilter = {
  name: 'area',
  label: 'Filter by area',
  options: historyFilters.area.map((id) => ({ id, label: areaWords[id].many })),
};

export const listWords: ListWords = {
  title: 'History',
  lead: 'Every change made in this dashboard, newest first. Entries are kept for one year. They can’t be edited, and nothing can be restored from them.',
  many: 'changes',
  searchHint: 'Name, title or setting key',
  nothingYet: 'No changes have been made yet.',
};

export const actionTones: Record<HistoryEntry['action'], BadgeTone> = {
  added: 'success',
  changed: 'info',
  deleted: 'danger',
};

const reasonWords: Record<string, string> = {
  'booked-for-client': 'booked for a client',
  moved: 'moved',
  relocated: 'moved to another place',
  'series-booked': 'booked as a series',
  'series-cancelled': 'cancelled with later dates',
};

export const actionWords = ({ action, reason = '' }: HistoryEntry): string => reasonWords[reason] ?? action;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Names the row: `Booking “Maren Okafor”`, `Setting “Site title” (Website settings, General)`. */
export function subjectOf(entry: HistoryEntry): string {
  const kind = sentenceCase(entry.area ? areaWords[entry.area].one : entry.table.replaceAll('_', ' '));
  if (entry.area === 'hours') return `${kind} ${weekdays[Number(entry.rowId) - 1]}`;
  if (entry.area === 'settings') return `${kind} ${settingName(entry.rowId)}`;
  return entry.subject ? `${kind} “${entry.subject}”` : `${kind} ${entry.rowId.slice(0, 8)}`.trim();
}

const isSettingKey = (key: string): key is SettingKey => settingKeys.some((known) => known === key);

const settingName = (key: string) =>
  isSettingKey(key) ? `“${definitionOf(key).label}” (${placeInWords(key)})` : `“${sentenceCase(key)}”`;

/** `start_times` → `Start times` */
function sentenceCase(words: string): string {
  const spaced = words.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const fieldLabels: Record<string, string> = {
  service_type: 'Service',
  appointment_date: 'Date',
  appointment_time: 'Time',
  starts_at: 'Starts',
  ends_at: 'Ends',
  created_at: 'Created',
  updated_at: 'Last changed',
  published_at: 'Publish date',
  started_at: 'Started',
  finished_at: 'Finished',
  dismissed_at: 'Dismissed',
  confirmed_at: 'Address confirmed',
  is_featured: 'Featured',
  is_published: 'Published',
  is_on_page: 'Shown on the page',
  is_bookable: 'Bookable online',
  archived_at: 'Archived',
  slug: 'Address',
  image_url: 'Photo',
};

export const fieldLabel = (column: string) => fieldLabels[column] ?? sentenceCase(column);

const timestamp = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/;
const calendarDate = /^\d{4}-\d\d-\d\d$/;

/** A stored value for people: moments in the coach's time, settings without their JSON quotes. */
export function valueWords(value: unknown, time: CoachTime): string {
  if (value === null || value === undefined || value === '' || value === '""') return '(empty)';
  if (value === true || value === 'true') return 'Yes';
  if (value === false || value === 'false') return 'No';
  if (Array.isArray(value)) return value.map((one) => valueWords(one, time)).join(', ') || '(empty)';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === '[redacted]') return '(hidden)';
  if (timestamp.test(value)) return time.moment(parseTimestamp(value));
  if (calendarDate.test(value)) return dateWords(value);
  return /^".*"$/s.test(value) ? unquoted(value) : value;
}

function unquoted(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}

const internalColumns = ['id', 'request_id', 'is_public', 'key'];

export type FieldChange = { column: string; before?: unknown; after?: unknown };

/** What an entry changed, column by column. */
export function changesOf({ before, after }: HistoryEntry): FieldChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns
    .filter((column) => !internalColumns.includes(column))
    .map((column) => ({ column, before: before?.[column], after: after?.[column] }));
}
