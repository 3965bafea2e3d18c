import { readStored, writeStored, type PostSummary } from 'data-client';
import { isRecord } from 'domain/is-record';
import { useSyncExternalStore } from 'react';

const storageKey = 'bookmarked_posts';

/** A saved article, as stored in the browser. */
export type Bookmark = Pick<PostSummary, 'id' | 'title' | 'slug'>;

const isBookmark = (value: unknown): value is Bookmark =>
  isRecord(value) && ['id', 'title', 'slug'].every((key) => typeof value[key] === 'string');

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastRead: readonly Bookmark[] = [];

function parse(text: string | null): readonly Bookmark[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBookmark) : [];
  } catch {
    return [];
  }
}

// useSyncExternalStore requires a stable snapshot.
function savedBookmarks(): readonly Bookmark[] {
  const text = readStored(storageKey);
  if (text !== lastText) [lastText, lastRead] = [text, parse(text)];
  return lastRead;
}

function keep(bookmarks: readonly Bookmark[]): boolean {
  if (!writeStored(storageKey, JSON.stringify(bookmarks))) return false;
  for (const listener of listeners) listener();
  return true;
}

/** Saves a post in this browser. Returns `unavailable` if the browser blocks storage. */
export function saveBookmark({ id, title, slug }: Bookmark): 'saved' | 'already-saved' | 'unavailable' {
  const saved = savedBookmarks();
  if (saved.some((bookmark) => bookmark.id === id)) return 'already-saved';
  return keep([...saved, { id, title, slug }]) ? 'saved' : 'unavailable';
}

export function removeBookmark(id: string): void {
  keep(savedBookmarks().filter((bookmark) => bookmark.id !== id));
}

/** Undoes a removal at the previous position. */
export function restoreBookmark({ id, title, slug }: Bookmark, position: number): void {
  const others = savedBookmarks().filter((bookmark) => bookmark.id !== id);
  keep(others.toSpliced(position, 0, { id, title, slug }));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Fires for changes in other tabs.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns the saved articles, the latest last. */
export function useBookmarks(): readonly Bookmark[] {
  return useSyncExternalStore(subscribe, savedBookmarks);
}
