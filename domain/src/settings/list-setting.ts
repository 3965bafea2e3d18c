import { isRecord } from '../is-record.ts';

/** An entry of a setting that is a list. */
export type ListEntry = Record<string, string>;

/** Parses a list. Omits entries that are not records and values that are not texts, so that no stored value can break a page. */
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
