import type { PostSummary } from 'data-client';
import { Grid, media, space } from 'shared-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { PostCard } from './post-card';
import type { PostHrefOf } from './post-href';

// Cards far from what is seen are not laid out; the margin keeps focus rings from being cut off at the edge of a card.
const restUntilSeen = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 28rem;
  overflow-clip-margin: ${space.sm};
`;

export const PostList = styled(Grid)`
  gap: ${space['2xl']} ${space.xl};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
  }
  > li:nth-child(n + 13) {
    ${restUntilSeen}
  }
  ${media.down('md')} {
    --picture-ratio: 16 / 9;
  }
`;

/** Narrowest card. */
export const cardWidth = '18rem';

export type PostGridProps = {
  posts: PostSummary[];
  hrefOf: PostHrefOf;
  /** Level of the titles: one below the heading of the block. */
  headingLevel: 3 | 4;
  /** What was searched for: marked in the cards. */
  words?: string;
  /** Stands below each card. */
  actionFor?: (post: PostSummary) => ReactNode;
};

/** Cards side by side. */
export function PostGrid({ posts, hrefOf, headingLevel, words, actionFor }: PostGridProps) {
  return (
    <PostList forwardedAs="ul" role="list" min={cardWidth}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} to={hrefOf(post)} headingLevel={headingLevel} words={words} />
          {actionFor?.(post)}
        </li>
      ))}
    </PostList>
  );
}
