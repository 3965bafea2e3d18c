import { useCountPostView, usePost, usePosts, useSettings } from 'data-client';
import { useNotify } from 'shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { saveBookmark } from './bookmarks';
import { ReaderView } from './reader-view';
import { share } from './share';

export type ReaderProps = {
  slug: string;
  onClose: () => void;
  /** Somebody wants to work with the coach; the article closes as well. */
  onBook?: () => void;
};

/** One article over the list. Opening it counts a view, once per post and session. */
export function Reader({ slug, onClose, onBook }: ReaderProps) {
  const post = usePost(slug);
  const summary = usePosts().data?.find((candidate) => candidate.slug === slug);
  const { settings } = useSettings();
  const { mutate: countView } = useCountPostView();
  const notify = useNotify();
  const isRead = post.data != null && !post.data.isSample;
  const handleRead = useEffectEvent(() => countView(slug));
  useEffect(() => {
    if (isRead) handleRead();
  }, [isRead, slug]);

  const handleShare = async () => {
    const url = window.location.href;
    const outcome = await share(post.data?.title ?? '', url);
    if (outcome === 'copied') notify({ tone: 'success', message: 'Link copied to clipboard!' });
    if (outcome === 'failed') notify({ tone: 'error', message: `The link could not be copied. It is ${url}` });
  };
  const handleSave = () => {
    if (!post.data) return;
    const outcome = saveBookmark(post.data);
    if (outcome === 'saved') notify({ tone: 'success', message: 'Article bookmarked!' });
    if (outcome === 'already-saved') notify({ tone: 'info', message: 'Article already bookmarked!' });
    if (outcome === 'unavailable')
      notify({ tone: 'error', message: 'This browser does not keep bookmarks for this site.' });
  };

  return (
    <ReaderView
      title={post.data?.title ?? summary?.title}
      query={post}
      coachName={settings.site_title}
      canShare={settings.social_sharing_enabled}
      onClose={onClose}
      onBook={settings.booking_enabled ? onBook : undefined}
      onShare={() => void handleShare()}
      onSave={handleSave}
    />
  );
}
