import { isDate } from 'domain/dates';
import type { ImportEntry } from 'data-client/owner';
import { withoutApostrophe } from '../../list/csv/csv';
import type { CsvRecord } from './read-csv';

export const importFields = ['email', 'name', 'lastName', 'date', 'source'] as const;

export type ImportField = (typeof importFields)[number];

/** The column of each field, counted from zero. */
export type Mapping = Partial<Record<ImportField, number>>;

/** Whether `3/4/2026` is March 4 or April 3. */
export type DateOrder = 'month-first' | 'day-first';

const headers: Record<ImportField, RegExp> = {
  email: /e-?mail|address|adresse/i,
  name: /name/i,
  lastName: /(last|sur|family|nach|familien).?name/i,
  date: /date|consent|opt.?in|confirm|datum|since/i,
  source: /source|origin|form|list|quelle/i,
};

/** Names that count only if no column has one of the above. "Name" beside a column of first names is then the last name. */
const vagueHeaders: Partial<Record<ImportField, RegExp>> = {
  lastName: /^name$/i,
  date: /subscribed|joined|created|sign.?up/i,
};

/** Columns of days that are not those of a consent. */
const otherDays = /unsub|opt.?out|update|modif|abmeld|austrag|änder/i;

const firstNames = /(first|given|fore|vor).?name/i;

const looksLikeEmail = (text = '') => /^\S+@\S+\.\S+$/.test(text.trim());

/** A first line without an address has the names of the columns. */
export const hasHeader = ([first]: readonly CsvRecord[]) => first !== undefined && !first.fields.some(looksLikeEmail);

/** Guesses the columns by their names, and those of addresses and days by their cells, too. */
export function guessMapping(records: readonly CsvRecord[], isHeader = hasHeader(records)): Mapping {
  const names = isHeader ? (records[0]?.fields ?? []) : [];
  const sample = records.slice(isHeader ? 1 : 0, 50);
  const withEmail = sample.map(({ fields }) => fields.findIndex(looksLikeEmail)).filter((at) => at >= 0);
  // Some names are addresses, too: the column of most lines is in the middle.
  const email = withEmail.sort()[withEmail.length >> 1];
  const firstName = names.findIndex((name) => firstNames.test(name));
  const taken = new Set([email, firstName]);
  const mapping: Mapping = firstName < 0 ? { email } : { email, name: firstName };
  for (const field of importFields) {
    // Without a column of first names, the only name is a full one.
    if (mapping[field] !== undefined || (field === 'lastName' && firstName < 0)) continue;
    const find = (pattern?: RegExp) =>
      names.findIndex(
        (name, index) =>
          pattern?.test(name) &&
          !taken.has(index) &&
          (field !== 'date' || (!otherDays.test(name) && hasDays(sample, index))),
      );
    const named = find(headers[field]);
    const column = named < 0 ? find(vagueHeaders[field]) : named;
    if (column < 0) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}

/** A column such as "Consent" can also hold words. */
const hasDays = (sample: readonly CsvRecord[], column: number) =>
  sample.some(
    ({ fields }) =>
      dayOf(fields[column]?.trim() ?? '', 'day-first') ?? dayOf(fields[column]?.trim() ?? '', 'month-first'),
  );

const two = (digits: string) => digits.padStart(2, '0');

/** Not a day of the year 0, either, which the database does not have. */
const existing = (day: string) => (isDate(day) && day > '0001' ? day : undefined);

/** Reads a day such as 2026-03-04, 4.3.2026 or 3/4/2026, with or without a time. Undefined if it is none. */
export function dayOf(text: string, order: DateOrder): string | undefined {
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(text) ?? [];
  if (iso) return existing(iso);
  const [, first = '', mark, second = '', year] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})(?: .*)?$/.exec(text) ?? [];
  if (!year) return undefined;
  const isDayFirst = mark === '.' || order === 'day-first';
  return existing(`${year}-${two(isDayFirst ? second : first)}-${two(isDayFirst ? first : second)}`);
}

/** Recognizes the order of dates with slashes by the first thousand: a number above twelve is a day. */
export function guessDateOrder(records: readonly CsvRecord[], { date = -1 }: Mapping): DateOrder {
  const sample = records.slice(0, 1000).map(({ fields }) => /^(\d+)\//.exec(fields[date]?.trim() ?? ''));
  return sample.some((found) => Number(found?.[1]) > 12) ? 'day-first' : 'month-first';
}

/** Why a line is not imported. */
export type Refusal = 'email' | 'name' | 'consented_on' | 'date' | 'unsubscribed' | 'repeated' | 'quotes';

/** The cells of a record by their field. A file that the dashboard exported has apostrophes before formulas. */
export function cellsOf({ fields }: CsvRecord, mapping: Mapping): Record<Exclude<ImportField, 'lastName'>, string> {
  const cell = (field: ImportField) => withoutApostrophe(fields[mapping[field] ?? -1]?.trim() ?? '');
  const name = `${cell('name')} ${cell('lastName')}`.replace(/\s+/g, ' ').trim();
  // Google's contacts have all addresses of a person in one cell, the main one first.
  const [email = ''] = cell('email').split(' ::: ');
  return { email, name, date: cell('date'), source: cell('source') };
}

/** Converts a record to a subscriber, or returns why it cannot be imported. */
export function entryOf(record: CsvRecord, mapping: Mapping, order: DateOrder): ImportEntry | Refusal {
  const { date, ...cells } = cellsOf(record, mapping);
  if (record.isBroken) return 'quotes';
  const consentedOn = date ? dayOf(date, order) : undefined;
  if (date && !consentedOn) return 'date';
  return { ...cells, consentedOn };
}
