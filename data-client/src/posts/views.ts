const storageKey = 'viewed-posts';

// Where the browser stores nothing, once per page has to do.
const viewedHere = new Set<string>();

function viewed(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const isViewed = (slug: string): boolean => viewedHere.has(slug) || viewed().includes(slug);

export function markViewed(slug: string): void {
  viewedHere.add(slug);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...new Set([...viewed(), slug])]));
  } catch {
    // Counted once more in another tab at worst.
  }
}
