import type { PostSummary } from 'data-client';
import { Grid, media, space } from 'shared-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { PostCard } from './post-card';
import type { PostHrefOf } from './post-href';

// Skips the layout of off-screen cards. The margin keeps focus rings from being clipped.
const skipOffScreen = css`
  @supports (overflow-clip-margin: 0) {
    content-visibility: auto;
    contain-intrinsic-size: auto 28rem;
    overflow-clip-margin: ${space.sm};
  }
`;

export const PostList = styled(Grid)`
  gap: ${space['2xl']} ${space.xl};

  > li {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
  }
  > li:nth-child(n + 13) {
    ${skipOffScreen}
  }
  ${media.down('md')} {
    --picture-ratio: 16 / 9;
  }
`;

/** Minimum width of a card. */
export const cardWidth = '18rem';

export type PostGridProps = {
  posts: PostSummary[];
  hrefOf: PostHrefOf;
  /** Level of the titles: one below the section heading. */
  headingLevel: 3 | 4;
  /** The search text, highlighted in the cards. */
  words?: string;
  /** Rendered below each card. */
  actionFor?: (post: PostSummary) => ReactNode;
};

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
