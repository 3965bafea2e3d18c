import type { Post, PostSummary } from 'data-client';
import { Alert, Button, Dialog, EmptyState, Inline, RetryButton, Spinner, media, radius, space } from 'shared-ui';
import type { QueryLike } from 'shared-ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PostHrefOf } from '../posts/post-href';
import { PostPicture } from '../posts/post-picture';
import type { Author } from './article-header';
import { articleTimeline } from './article-body';
import { ArticleView } from './article-view';
import { AuthorCard } from './author-card';
import { KeepReading } from './keep-reading';
import { PrintStyle } from './print-style';
import { ReaderBar } from './reader-bar';
import type { WhereNext } from './where-next';

const Root = styled.div`
  timeline-scope: ${articleTimeline};
`;

// Low enough to keep the title visible below it when the text is zoomed.
const Picture = styled(PostPicture)`
  aspect-ratio: 16 / 9;
  max-block-size: 55svh;
  ${media.up('md')} {
    aspect-ratio: 9 / 4;
  }
`;

// Printed without padding: below the last line, it could add a blank page.
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  padding: ${space.xl} ${space.lg} ${space['2xl']};
  border-end-start-radius: ${radius.lg};
  border-end-end-radius: ${radius.lg};

  ${media.up('md')} {
    padding: ${space['2xl']} ${space['2xl']} ${space['3xl']};
  }
  ${media.print} {
    padding: ${space.lg} 0 0;
  }
`;

export type ReaderViewProps = {
  /** The post as the list knows it, before the article has loaded. */
  summary?: PostSummary;
  query: QueryLike<Post | null>;
  whereNext: WhereNext;
  hrefOf: PostHrefOf;
  author: Author;
  coachName: string;
  canShare: boolean;
  isSaved: boolean;
  onClose: () => void;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onShare: () => void;
  onSave: () => void;
};

export function ReaderView({ summary, query, author, coachName, onBook, ...rest }: ReaderViewProps) {
  const { whereNext, hrefOf, canShare, isSaved, onClose, onShare, onSave } = rest;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const post = query.data ?? (query.data === null ? undefined : summary);
  const root = useArticleChange(post?.slug, titleRef);
  return (
    <Dialog
      onClose={onClose}
      title={post?.title ?? 'Article'}
      size="lg"
      isFullScreenOnPhone
      hasHeader={false}
      initialFocus={titleRef}
    >
      <Root ref={root} data-reader>
        <PrintStyle />
        <ReaderBar
          title={post?.title ?? ''}
          canShare={canShare}
          isSaved={isSaved}
          onShare={post && onShare}
          onSave={post && onSave}
          onClose={onClose}
        />
        {post && <Picture post={post} alt={post.featuredImageAlt} ratio="auto" loading="eager" />}
        <Content>
          {post ? (
            <ArticleView
              post={post}
              content={query.data?.content}
              author={author}
              titleRef={titleRef}
              failure={query.status === 'error' && <Failure query={query}>{sentenceOf(query.error)}</Failure>}
            />
          ) : (
            <WithoutArticle query={query} onClose={onClose} />
          )}
          {post && <AuthorCard author={author} coachName={coachName} onBook={onBook} />}
          {post && <KeepReading {...whereNext} hrefOf={hrefOf} />}
        </Content>
      </Root>
    </Dialog>
  );
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : '');

function Failure({ query, children }: { query: QueryLike<unknown>; children: ReactNode }) {
  return (
    <Alert
      tone="danger"
      title="The article couldn’t be loaded."
      action={<RetryButton isBusy={query.isFetching} onClick={() => query.refetch()} />}
    >
      {children}
    </Alert>
  );
}

/** Loading, failed or unknown article, without even a summary. */
function WithoutArticle({ query, onClose }: { query: QueryLike<Post | null>; onClose: () => void }) {
  if (query.status === 'pending')
    return (
      <Inline justify="center">
        <Spinner label="Loading article" />
      </Inline>
    );
  if (query.status === 'error') return <Failure query={query}>{sentenceOf(query.error)}</Failure>;
  return (
    <EmptyState
      title="Article not found"
      description="It may have been moved or unpublished. Look for it in the list, or search for words you remember."
      action={<Button onClick={onClose}>See all articles</Button>}
    />
  );
}

/**
 * Focuses the title when another article appears in the same dialog, and scrolls to its top, or with Back and Forward to where
 * the visitor was. Returns a ref for its content.
 *
 * @param shown slug of the current article, once its title is known
 */
function useArticleChange(shown: string | undefined, title: RefObject<HTMLElement | null>) {
  // Entries that the router has not made share a key.
  const entry = useLocation().key + shown;
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const positions = useRef(new Map<string, number>());
  // Before the browser clamps the position of the article before.
  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (!dialog) return undefined;
    if (shown !== undefined && shown !== before.current) {
      before.current = shown;
      dialog.scrollTop = positions.current.get(entry) ?? 0;
      title.current?.focus({ preventScroll: true });
    }
    const follow = () => positions.current.set(entry, dialog.scrollTop);
    dialog.addEventListener('scroll', follow);
    return () => dialog.removeEventListener('scroll', follow);
  }, [shown, title, entry]);
  return content;
}
