import type { PostSummary } from 'data-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onDemand } from 'shared-ui';
import type { PostHrefOf, ReaderState } from '../posts/post-href';
import type { ReaderProps } from '../reader/reader';
import { ReaderPending } from './reader-pending';

const summaryOf = ({ posts, slug }: ReaderProps) => posts.find((post) => post.slug === slug);

const Reader = onDemand<ReaderProps>(async () => (await import('../reader/reader')).Reader, {
  pending: (props) => <ReaderPending summary={summaryOf(props)} onClose={props.onClose} />,
  failed: (onRetry, props) => <ReaderPending summary={summaryOf(props)} onRetry={onRetry} onClose={props.onClose} />,
});

/** Preloads the reader, so that it opens instantly and offline. */
export const prepareReader = Reader.prepare;

export type LazyReaderProps = {
  /** Undefined while no article is open. */
  slug?: string;
  blogPath: string;
  /** Query string of the list: search, category, order. */
  listAddress: string;
  posts: readonly PostSummary[];
  onBook?: () => void;
  onTitle?: (title: string | undefined) => void;
};

/** The reader on top of the list, and the navigation between the two. */
export function LazyReader({ slug, blogPath, listAddress, posts, onBook, onTitle }: LazyReaderProps) {
  const { state } = useLocation() as { state: ReaderState | null };
  const navigate = useNavigate();
  const wantsToBook = useRef(false);
  useClosing(slug, () => {
    onTitle?.(undefined);
    if (wantsToBook.current) onBook?.();
    wantsToBook.current = false;
  });
  if (!slug) return null;

  const steps = state?.stepsFromList;
  const hrefOf: PostHrefOf = (post) => ({
    to: `${blogPath}/${post.slug}${listAddress}`,
    ...(steps && { state: { stepsFromList: steps + 1 } }),
  });
  // Goes back to the list entry, so that the browser's Back does not reopen the article.
  const close = () => void (steps ? navigate(-steps) : navigate(`${blogPath}${listAddress}`, { replace: true }));
  const bookInstead = () => {
    wantsToBook.current = true;
    close();
  };
  return (
    <Reader
      slug={slug}
      posts={posts}
      hrefOf={hrefOf}
      onClose={close}
      onBook={onBook && bookInstead}
      onTitle={onTitle}
    />
  );
}

/** Calls back when the reader has closed and the focus is back in the list. */
function useClosing(slug: string | undefined, onClosed: () => void): void {
  const open = useRef<string>(undefined);
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    const closed = slug ? undefined : open.current;
    open.current = slug;
    if (!closed) return;
    if (document.activeElement === document.body) focusCard(closed);
    handleClosed();
  }, [slug]);
}

/** After a direct link there is no element to restore the focus to, so the article's card gets it. */
function focusCard(slug: string): void {
  document.querySelector<HTMLElement>(`main a[data-post="${CSS.escape(slug)}"]`)?.focus({ preventScroll: true });
}
