import type { PostSummary } from 'data-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onDemand } from '../on-demand/on-demand';
import type { PostHrefOf, ReaderState } from '../posts/post-href';
import { ReaderPending } from './reader-pending';

const { OnDemand, prepare } = onDemand(async () => (await import('../reader/reader')).Reader);

/** Fetches the reader before somebody opens it, so that it opens at once, and without a connection too. */
export const prepareReader = prepare;

export type ReaderPlaceProps = {
  /** Undefined while no article is open. */
  slug?: string;
  blogPath: string;
  /** What the list adds to the address: search, category, order. */
  listAddress: string;
  posts: readonly PostSummary[];
  onBook?: () => void;
  onTitle?: (title: string | undefined) => void;
};

/** The reader over the list, and the way back to the list. */
export function ReaderPlace({ slug, blogPath, listAddress, posts, onBook, onTitle }: ReaderPlaceProps) {
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
    address: `${blogPath}/${post.slug}${listAddress}`,
    ...(steps && { state: { stepsFromList: steps + 1 } }),
  });
  // Back where the list was opened, so that Back does not open the article again.
  const close = () => void (steps ? navigate(-steps) : navigate(`${blogPath}${listAddress}`, { replace: true }));
  const bookInstead = () => {
    wantsToBook.current = true;
    close();
  };
  return (
    <OnDemand
      props={{ slug, posts, hrefOf, onClose: close, onBook: onBook && bookInstead, onTitle }}
      whileWaiting={(waiting) => (
        <ReaderPending {...waiting} summary={posts.find((post) => post.slug === slug)} onClose={close} />
      )}
    />
  );
}

/** Tells when the reader has closed, with the focus back in the list. */
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

/** Who came by the article's address stands on its card afterwards. */
function focusCard(slug: string): void {
  document.querySelector<HTMLElement>(`main a[data-post="${CSS.escape(slug)}"]`)?.focus({ preventScroll: true });
}
