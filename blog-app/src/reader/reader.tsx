import { useCountPostView, usePost, useSettings, type PostSummary } from 'data-client';
import { useNotify } from 'shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { removeBookmark, saveBookmark, useBookmarks } from '../bookmarks/bookmarks';
import type { PostHrefOf } from '../posts/post-href';
import { authorOf } from './article-header';
import { ReaderView } from './reader-view';
import { useShareArticle } from './use-share-article';
import { whereNext } from './where-next';

export type ReaderProps = {
  slug: string;
  /** All posts, newest first: they provide the summary until the article loads, and the next articles. */
  posts: readonly PostSummary[];
  hrefOf: PostHrefOf;
  onClose: () => void;
  /** Opens booking and closes the article. Without it the author card has no button. */
  onBook?: () => void;
  /** Called with the article's title once it is known. */
  onTitle?: (title: string) => void;
};

/** An article on top of the list. Opening it counts one view per post and session. */
export function Reader({ slug, posts, hrefOf, onClose, onBook, onTitle }: ReaderProps) {
  const query = usePost(slug);
  const summary = posts.find((candidate) => candidate.slug === slug);
  const post = query.data ?? summary;
  const { settings } = useSettings();
  const isSaved = useBookmarks().some(({ id }) => id === post?.id);
  const handleShare = useShareArticle(post);
  const handleSave = useSaveArticle(post);
  useCountedView(slug, query.data != null && !query.data.isSample);
  const title = post?.title;
  const handleTitle = useEffectEvent((shown: string) => onTitle?.(shown));
  useEffect(() => {
    if (title) handleTitle(title);
  }, [title]);

  const coach = { name: settings.site_title, portrait: settings.portrait_url, about: settings.site_tagline };
  return (
    <ReaderView
      summary={summary}
      query={query}
      whereNext={settings.related_posts ? whereNext(posts, slug) : { related: [] }}
      hrefOf={hrefOf}
      author={authorOf(post, coach)}
      coachName={coach.name}
      canShare={settings.social_sharing_enabled}
      isSaved={isSaved}
      onClose={onClose}
      onBook={settings.booking_enabled ? onBook : undefined}
      onShare={() => void handleShare()}
      onSave={handleSave}
    />
  );
}

function useCountedView(slug: string, isRead: boolean): void {
  const { mutate: countView } = useCountPostView();
  const handleRead = useEffectEvent(() => countView(slug));
  useEffect(() => {
    if (isRead) handleRead();
  }, [isRead, slug]);
}

function useSaveArticle(post: PostSummary | undefined): () => void {
  const notify = useNotify();
  return () => {
    if (!post) return;
    const outcome = saveBookmark(post);
    if (outcome === 'saved') notify({ tone: 'success', message: 'Article bookmarked!' });
    if (outcome === 'already-saved')
      notify({
        tone: 'info',
        message: 'Article already bookmarked!',
        action: { label: 'Remove', onAction: () => removeBookmark(post.id) },
      });
    if (outcome === 'unavailable')
      notify({ tone: 'error', message: 'Your browser doesn’t allow this site to save bookmarks.' });
  };
}
