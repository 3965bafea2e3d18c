import { useCountPostView, usePost, useSettings } from 'data-client';
import type { PostSummary } from 'data-client';
import { useNotify } from 'shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { removeBookmark, saveBookmark, useBookmarks } from '../bookmarks/bookmarks';
import type { PostHrefOf } from '../posts/post-href';
import { ReaderView } from './reader-view';
import { share } from './share';
import { whereNext } from './where-next';

export type ReaderProps = {
  slug: string;
  /** All posts, newest first: what is known of this one before it arrives, and what follows it. */
  posts: readonly PostSummary[];
  hrefOf: PostHrefOf;
  onClose: () => void;
  /** Somebody wants to work with the coach; the article closes as well. */
  onBook?: () => void;
  /** The title of what is read, once it is known. */
  onTitle?: (title: string) => void;
};

/** One article over the list. Opening it counts a view, once per post and session. */
export function Reader({ slug, posts, hrefOf, onClose, onBook, onTitle }: ReaderProps) {
  const query = usePost(slug);
  const summary = posts.find((candidate) => candidate.slug === slug);
  const post = query.data ?? summary;
  const { settings } = useSettings();
  const isSaved = useBookmarks().some(({ id }) => id === post?.id);
  const { handleShare, handleSave } = useArticleActions(post);
  useCountedView(slug, query.data != null && !query.data.isSample);
  const title = post?.title;
  const handleTitle = useEffectEvent((known: string) => onTitle?.(known));
  useEffect(() => {
    if (title) handleTitle(title);
  }, [title]);

  const name = post?.author || settings.site_title;
  const isCoach = name === settings.site_title;
  return (
    <ReaderView
      summary={summary}
      query={query}
      whereNext={settings.related_posts ? whereNext(posts, slug) : { related: [] }}
      hrefOf={hrefOf}
      author={{ name, ...(isCoach && { portrait: settings.portrait_url, about: settings.site_tagline }) }}
      coachName={settings.site_title}
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

/** The article's address, without what was searched for on the way to it. */
function addressToShare(): string {
  const url = new URL(window.location.href);
  [url.hash = ''] = url.hash.split('?');
  return url.href;
}

function useArticleActions(post: PostSummary | undefined) {
  const notify = useNotify();
  const handleShare = async () => {
    const url = addressToShare();
    const outcome = await share(post?.title ?? '', url);
    if (outcome === 'copied') notify({ tone: 'success', message: 'Link copied to clipboard!' });
    if (outcome === 'failed') notify({ tone: 'error', message: `The link could not be copied. It is ${url}` });
  };
  const handleSave = () => {
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
      notify({ tone: 'error', message: 'This browser does not keep bookmarks for this site.' });
  };
  return { handleShare, handleSave };
}
