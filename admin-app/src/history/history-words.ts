import { weekdayNames } from 'domain/dates';
import { definitionOf, type SettingKey, settingKeys } from 'domain/settings/registry';
import { historyAreas, type HistoryArea, type HistoryEntry } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import type { CoachTime } from '../dashboard/coach-time';
import { placeInWords } from '../form/settings/setting-tabs';
import { choiceInWords } from '../form/settings/setting-words';
import type { ListFilter, ListWords } from '../list/list-words';
import { valueWords } from '../list/field-words';
import { sentenceCase } from '../list/sentence-case';

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
  calendars: { one: 'calendar', many: 'Calendars' },
  feeds: { one: 'calendar feed for', many: 'Calendar feeds' },
  people: { one: 'person', many: 'People' },
  notes: { one: 'note', many: 'Notes' },
  tags: { one: 'tag', many: 'Tags' },
  invitations: { one: '“Book again” link for', many: '“Book again” links' },
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
  lead: 'Every change made in this dashboard, newest first. Entries are kept for one year and can’t be edited. Deleted bookings, messages, posts, testimonials and subscribers can be restored, and imports undone, for 30 days.',
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
  imported: 'imported from a file',
  'import-undone': 'import undone',
  'series-booked': 'booked as a series',
  'series-cancelled': 'canceled with later dates',
  restored: 'restored',
  expired: 'erased by the schedule',
};

export const actionWords = ({ action, reason }: HistoryEntry): string => reasonWords[reason] ?? action;

/** Names the row: `Booking “Maren Okafor”`, `Setting “Site title” (Website settings, General)`. */
export function subjectOf(entry: HistoryEntry): string {
  const kind = sentenceCase(entry.area ? areaWords[entry.area].one : entry.table.replaceAll('_', ' '));
  // One entry for several rows: `12 messages`.
  if (['expired', 'imported', 'import-undone'].includes(entry.reason)) return entry.subject;
  if (entry.area === 'hours') return `${kind} ${weekdayNames[Number(entry.rowId) - 1]}`;
  if (entry.area === 'settings') return `${kind} ${settingName(entry.rowId)}`;
  return entry.subject ? `${kind} “${entry.subject}”` : kind;
}

const isSettingKey = (key: string): key is SettingKey => settingKeys.some((known) => known === key);

const settingName = (key: string) =>
  isSettingKey(key) ? `“${definitionOf(key).label}” (${placeInWords(key)})` : `“${sentenceCase(key)}”`;

/** A value of an entry in words; a setting's choice as its field shows it. */
export function valueIn({ area, rowId }: HistoryEntry, column: string, value: unknown, time: CoachTime): string {
  const words = valueWords(value, time, column);
  const isChoice = area === 'settings' && isSettingKey(rowId) && definitionOf(rowId).choices;
  return isChoice ? choiceInWords(words) : words;
}
