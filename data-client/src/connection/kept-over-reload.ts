import { readStoredJson, writeStored } from './browser-storage';

const write = (key: string, value?: unknown) =>
  void writeStored(key, value ? JSON.stringify(value) : null, 'sessionStorage');

/**
 * Keeps a value for the page after a reload. It is stored only between two pages, so that another tab never gets a copy.
 *
 * @param read returns the value when the page is left; falsy if there is nothing to keep
 * @returns stops keeping it
 */
export function keepOverReload(key: string, read: () => unknown): () => void {
  // If the page is shown again, the browser restored it with all its values.
  const handle = ({ type }: Event) => write(key, type === 'pagehide' && read());
  addEventListener('pagehide', handle);
  addEventListener('pageshow', handle);
  return () => {
    removeEventListener('pagehide', handle);
    removeEventListener('pageshow', handle);
  };
}

/** Reads and forgets. Only a reload restores: not a duplicated or reopened tab, nor a later visit in the same tab. */
export function takeKept<Value>(key: string): Value | null {
  const kept = readStoredJson(key, 'sessionStorage') as Value | null;
  write(key);
  if (!kept) return null;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? kept : null;
}
