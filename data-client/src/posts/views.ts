const storageKey = 'viewed-posts';

// Without session storage a view counts once per page.
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
    // At worst another tab counts the view again.
  }
}
