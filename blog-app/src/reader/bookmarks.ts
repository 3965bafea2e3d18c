import type { PostSummary } from 'data-client';

const storageKey = 'bookmarked_posts';

type Bookmark = Pick<PostSummary, 'id' | 'title' | 'slug'>;

function savedBookmarks(): Bookmark[] {
  const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  return Array.isArray(saved) ? saved : [];
}

/** Keeps a post for later in this browser. `unavailable` where the browser keeps nothing. */
export function saveBookmark({ id, title, slug }: Bookmark): 'saved' | 'already-saved' | 'unavailable' {
  try {
    const saved = savedBookmarks();
    if (saved.some((bookmark) => bookmark.id === id)) return 'already-saved';
    localStorage.setItem(storageKey, JSON.stringify([...saved, { id, title, slug }]));
    return 'saved';
  } catch {
    return 'unavailable';
  }
}
