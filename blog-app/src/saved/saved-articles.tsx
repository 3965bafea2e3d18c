import type { PostSummary } from 'data-client';
import { Spinner, useNotify } from 'shared-ui';
import { removeBookmark, restoreBookmark, useBookmarks, type Bookmark } from '../bookmarks/bookmarks';
import type { PostHrefOf } from '../posts/post-href';
import { SavedView } from './saved-view';

export type SavedArticlesProps = {
  /** All posts; undefined while they load. */
  posts?: readonly PostSummary[];
  /** The list is complete: a post that is not in it is no longer published. */
  isKnown: boolean;
  hrefOf: PostHrefOf;
  allArticles: string;
};

/** The saved articles, the latest first. Removing one can be undone. */
export function SavedArticles({ posts, isKnown, hrefOf, allArticles }: SavedArticlesProps) {
  const bookmarks = useBookmarks();
  const notify = useNotify();
  if (!posts) return <Spinner label="Loading articles" />;

  const byId = new Map(posts.map((post) => [post.id, post]));
  const latestFirst = [...bookmarks].reverse();
  const handleRemove = (bookmark: Bookmark) => {
    const position = bookmarks.findIndex(({ id }) => id === bookmark.id);
    removeBookmark(bookmark.id);
    notify({
      tone: 'info',
      message: `“${bookmark.title}” is no longer saved.`,
      action: { label: 'Undo', onAction: () => restoreBookmark(bookmark, position) },
    });
  };
  return (
    <SavedView
      posts={latestFirst.flatMap(({ id }) => byId.get(id) ?? [])}
      missing={latestFirst.filter(({ id }) => !byId.has(id))}
      isKnown={isKnown}
      hrefOf={hrefOf}
      allArticles={allArticles}
      onRemove={handleRemove}
    />
  );
}
