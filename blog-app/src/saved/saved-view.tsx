import type { PostSummary } from 'data-client';
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Text,
  VisuallyHidden,
  border,
  color,
  space,
} from 'shared-ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Bookmark } from '../bookmarks/bookmarks';
import { PostGrid } from '../posts/post-grid';
import type { PostHrefOf } from '../posts/post-href';

// The margin aligns the label, not the invisible edge of the button, with the text.
const Removal = styled.div`
  margin-block-start: ${space['2xs']};
  margin-inline-start: calc(-1 * ${space.sm});
`;

const MissingList = styled.ul`
  list-style: none;
`;

const Missing = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  padding-block: ${space.sm};
  border-block-start: ${border.hairline} solid ${color.border};
`;

const countOf = (count: number) => (count === 1 ? '1 article' : `${count} articles`);

export type SavedViewProps = {
  posts: PostSummary[];
  /** Saved articles that are missing from the list. */
  missing: readonly Bookmark[];
  /** The list is complete: missing articles are no longer published. */
  isKnown: boolean;
  hrefOf: PostHrefOf;
  /** URL of the whole list. */
  allArticles: string;
  onRemove: (bookmark: Bookmark) => void;
};

export function SavedView({ posts, missing, isKnown, hrefOf, allArticles, onRemove }: SavedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const count = posts.length + missing.length;
  const remove = (bookmark: Bookmark) => {
    onRemove(bookmark);
    // The focused button is gone.
    heading.current?.focus({ preventScroll: true });
  };
  const removal = (bookmark: Bookmark) => (
    <Button
      variant="ghost"
      size="sm"
      icon="close"
      aria-label={`Remove ${bookmark.title}`}
      onClick={() => remove(bookmark)}
    >
      Remove
    </Button>
  );
  return (
    <Stack gap="lg" as="section" aria-labelledby="saved-articles">
      <Inline justify="between" align="baseline">
        <Inline gap="sm" align="baseline">
          <Heading level={2} id="saved-articles" ref={heading} tabIndex={-1}>
            Saved Articles
          </Heading>
          <Text tone="muted" role="status">
            {count === 0 ? <VisuallyHidden>0 articles</VisuallyHidden> : countOf(count)}
          </Text>
        </Inline>
        <LinkButton as={Link} to={allArticles} variant="secondary" size="sm" icon="arrow-left">
          All articles
        </LinkButton>
      </Inline>
      {count === 0 && (
        <EmptyState
          title="Nothing saved yet"
          description="Open an article and select Save. It stays in this browser until you remove it."
        />
      )}
      {posts.length > 0 && (
        <PostGrid
          posts={posts}
          hrefOf={hrefOf}
          headingLevel={3}
          actionFor={(post) => <Removal>{removal(post)}</Removal>}
        />
      )}
      {missing.length > 0 && (
        <MissingList role="list">
          {missing.map((bookmark) => (
            <Missing key={bookmark.id}>
              {isKnown ? (
                <span>{bookmark.title} (no longer published)</span>
              ) : (
                <Link {...hrefOf(bookmark)}>{bookmark.title}</Link>
              )}
              {removal(bookmark)}
            </Missing>
          ))}
        </MissingList>
      )}
    </Stack>
  );
}
