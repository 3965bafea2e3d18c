import { parseTimestamp } from 'data-client';
import type { HistoryEntry } from 'data-client/owner';
import { answerWords, type IntakeAnswer } from 'domain/intake';
import { categoryNames } from 'domain/post-categories';
import { dateWords, type CoachTime } from '../dashboard/coach-time';
import { meetingKindWords } from '../form/meeting/meeting-kind-words';
import { sentenceCase } from './sentence-case';
import { statusWords } from './status-badge';

const fieldLabels: Record<string, string> = {
  service_type: 'Service',
  service_name: 'Service',
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
  intake_questions: 'Questions',
  intake_answers: 'Answers',
  slug: 'Address',
  joined_to: 'Joined to',
  person_id: 'Person',
  image_url: 'Photo',
  has_picture_consent: 'Consent to the photo',
};

export const fieldLabel = (column: string) => fieldLabels[column] ?? sentenceCase(column);

/** Columns of identifiers, with the dashboard's words for them. Others are spelled out: `blog-footer` → `Blog footer`. */
const identifierWords: Record<string, Record<string, string>> = {
  status: statusWords,
  announced_status: statusWords,
  state: { dead: 'Not sent' },
  kind: { icalendar: 'By a secret address', caldav: 'By an account' },
  category: categoryNames,
  meeting_kind: meetingKindWords,
  service_type: {},
  source: {},
};

const timestamp = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/;
const calendarDate = /^\d{4}-\d\d-\d\d$/;

/** A stored value for people: moments in the coach's time, settings without their JSON quotes. */
export function valueWords(value: unknown, time: CoachTime, column = ''): string {
  if (value === null || value === undefined || value === '' || value === '""') return '(empty)';
  if (value === true || value === 'true') return 'Yes';
  if (value === false || value === 'false') return 'No';
  if (Array.isArray(value)) return value.map((one) => valueWords(one, time)).join(', ') || '(empty)';
  if (typeof value !== 'string') return recordWords(value);
  if (value === '[redacted]') return '(hidden)';
  const words = identifierWords[column];
  if (words) return words[value] ?? sentenceCase(value);
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

/** An intake question, or an answer to one. */
function recordWords(value: unknown): string {
  const { question, label, kind } = value as { question?: string; label?: string; kind?: string };
  if (question !== undefined) return `${question} ${answerWords(value as IntakeAnswer)}`;
  return label === undefined ? JSON.stringify(value) : `${label} (${kind})`;
}

const internalColumns = [
  'id',
  'request_id',
  'series_id',
  'import_id',
  'sequence',
  'is_public',
  'key',
  'has_intake_questions',
];

export type FieldChange = { column: string; before?: unknown; after?: unknown };

/** Returns the changes of an entry, column by column. */
export function changesOf({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): FieldChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // The id of a service says less than its name.
  const hidden = columns.includes('service_name') ? [...internalColumns, 'service', 'service_type'] : internalColumns;
  return columns
    .filter((column) => !hidden.includes(column))
    .map((column) => ({ column, before: before?.[column], after: after?.[column] }));
}
