import { historyAreas, type HistoryArea, type HistoryEntry } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import type { DeskListFilter, DeskListWords } from '../desk-list/desk-list';

const areaWords: Record<HistoryArea, { one: string; many: string }> = {
  bookings: { one: 'booking', many: 'Bookings' },
  blocked: { one: 'blocked time', many: 'Blocked times' },
  hours: { one: 'hours on', many: 'Weekly hours' },
  rules: { one: 'booking rules', many: 'Booking rules' },
  messages: { one: 'message', many: 'Messages' },
  mails: { one: 'mail', many: 'Mails' },
  posts: { one: 'post', many: 'Posts' },
  testimonials: { one: 'testimonial', many: 'Testimonials' },
  subscribers: { one: 'subscriber', many: 'Subscribers' },
  campaigns: { one: 'campaign', many: 'Campaigns' },
  settings: { one: 'setting', many: 'Settings' },
};

export const historyFilters = { area: Object.keys(historyAreas) as HistoryArea[] };

export const areaFilter: DeskListFilter = {
  name: 'area',
  label: 'Filter by what was changed',
  options: historyFilters.area.map((id) => ({ id, label: areaWords[id].many })),
};

export const listWords: DeskListWords = {
  title: 'History',
  lead: 'Every change made in this desk, the last one first. Kept for a year; nobody can edit it.',
  many: 'changes',
  searchHint: 'Name, title or a setting’s key',
  nothingYet: 'Nothing has been changed in this desk yet.',
};

export const actionTones: Record<HistoryEntry['action'], BadgeTone> = {
  added: 'success',
  changed: 'info',
  deleted: 'danger',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `Booking “Maren Okafor”`, `Setting site_title`: what the row was, as far as the entry tells. */
export function subjectOf({ area, table, rowId, subject }: HistoryEntry): string {
  const kind = area ? areaWords[area].one : table;
  const which = area === 'settings' ? rowId : area === 'hours' ? weekdays[Number(rowId) - 1] : subject;
  const Kind = kind.charAt(0).toUpperCase() + kind.slice(1);
  if (!which) return `${Kind} ${rowId.slice(0, 8)}`.trim();
  return `${Kind} ${area === 'settings' || area === 'hours' ? which : `“${which}”`}`;
}

/** `is_featured` → `Is featured` */
export function fieldWords(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value as people read it; settings are stored as JSON. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === '""') return '(empty)';
  if (value === true || value === 'true') return 'Yes';
  if (value === false || value === 'false') return 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === '[redacted]') return '(not kept)';
  return /^".*"$/s.test(value) ? unquoted(value) : value;
}

function unquoted(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}

// What the database keeps beside what people wrote.
const unspoken = ['id', 'request_id', 'is_public', 'key'];

export type FieldChange = { column: string; before?: unknown; after?: unknown };

/** What an entry changed, column by column. */
export function changesOf({ before, after }: HistoryEntry): FieldChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns
    .filter((column) => !unspoken.includes(column))
    .map((column) => ({ column, before: before?.[column], after: after?.[column] }));
}
