import { readStoredJson, writeStored } from 'data-client';

/** Keeps a value for the page after a reload. Call it when the page is left, so that another tab never gets a copy. */
export const keep = (key: string, value: unknown) => writeStored(key, JSON.stringify(value), 'sessionStorage');

export const forget = (key: string) => writeStored(key, null, 'sessionStorage');

/** Reads and forgets. Only a reload restores: not a duplicated or reopened tab, nor a later visit in the same tab. */
export function take<Value>(key: string): Value | undefined {
  const kept = readStoredJson(key, 'sessionStorage') as Value | null;
  forget(key);
  if (kept === null) return undefined;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? kept : undefined;
}
