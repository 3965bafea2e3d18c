import { readStoredJson, writeStored } from '../connection/browser-storage';

const storageKey = 'viewed-posts';

// Without session storage a view counts once per page.
const viewedHere = new Set<string>();

function viewed(): string[] {
  const stored = readStoredJson(storageKey, 'sessionStorage');
  return Array.isArray(stored) ? stored : [];
}

export const isViewed = (slug: string): boolean => viewedHere.has(slug) || viewed().includes(slug);

export function markViewed(slug: string): void {
  viewedHere.add(slug);
  // Without storage another tab counts the view again.
  writeStored(storageKey, JSON.stringify([...new Set([...viewed(), slug])]), 'sessionStorage');
}
