import { escapeHtml } from 'domain/text';
import { personRecordKinds, type PersonRecords, type StoredRow } from 'data-client/owner';
import { isRecord } from 'domain/is-record';
import type { CoachTime } from '../../dashboard/coach-time';
import { changesOf, fieldLabel, valueWords } from '../../list/field-words';
import { kindWords } from './record-words';

const isRow = (value: unknown): value is StoredRow => isRecord(value) && !('question' in value);

/** Identifiers, which say nothing to the person. */
const isTechnical = (field: string) => field === 'id' || field.endsWith('_id');

/** A value in words; the changes of a history entry field by field. */
function words(value: unknown, time: CoachTime, column: string): string {
  if (!isRow(value)) return valueWords(value, time, column);
  return Object.entries(value)
    .filter(([field]) => !isTechnical(field))
    .map(([field, one]) => `${fieldLabel(field)}: ${words(one, time, field)}`)
    .join('\n');
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

function rowMarkup(row: StoredRow, time: CoachTime): string {
  const fields = changesOf({ before: null, after: row })
    .filter(({ column, after }) => !isTechnical(column) && !isEmpty(after))
    .map(
      ({ column, after }) =>
        `<dt>${escapeHtml(fieldLabel(column))}</dt><dd>${escapeHtml(words(after, time, column))}</dd>`,
    );
  return `<dl>${fields.join('')}</dl>`;
}

const styles =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;padding:1rem 0;border-bottom:1px solid #ccc}' +
  'dt{color:#555}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}';

/** A page with everything about a person. It contains no scripts and loads no files. */
export function personPage(name: string, records: PersonRecords, time: CoachTime): string {
  const sections = personRecordKinds
    .filter((kind) => records[kind].length > 0)
    .map((kind) => `<h2>${kindWords[kind]}</h2>${records[kind].map((row) => rowMarkup(row, time)).join('')}`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(name)}</title><style>${styles}</style></head>`,
    `<body><h1>${escapeHtml(name)}</h1><p>Everything that is stored about this person.</p>${sections.join('')}</body></html>`,
  ].join('\n');
}
