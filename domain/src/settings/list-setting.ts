import { isRecord } from '../is-record.ts';

/** An entry of a setting that is a list. */
export type ListEntry = Record<string, string>;

/** Parses a list. Entries that are no records and values that are no texts are left out, so that no stored value can break a page. */
export function listOf<Entry extends ListEntry = ListEntry>(stored: string | undefined): Partial<Entry>[] {
  let entries: unknown;
  try {
    entries = JSON.parse(stored || '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  return entries.filter(isRecord).map((entry) => {
    const texts = Object.entries(entry).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
    return Object.fromEntries(texts) as Partial<Entry>;
  });
}
