import type { PostSummary } from 'data-client';
import { Grid, Skeleton, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { PostCard } from './post-card';

const List = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export type PostGridProps = {
  posts: PostSummary[];
  hrefOf: (post: PostSummary) => string;
  isWide?: boolean;
  /** Level of the titles: one below the heading of the block. */
  headingLevel: 3 | 4;
};

/** Cards side by side; wide ones two abreast at most. */
export function PostGrid({ posts, hrefOf, isWide = false, headingLevel }: PostGridProps) {
  return (
    <List forwardedAs="ul" role="list" min={isWide ? '26rem' : '18rem'}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} to={hrefOf(post)} isWide={isWide && posts.length === 1} headingLevel={headingLevel} />
        </li>
      ))}
    </List>
  );
}

const cardHeight = '26rem';

/** Holds the place of a grid while its posts are on their way. */
export function PostGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Grid min="18rem" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Stack key={index} gap="sm">
          <Skeleton height={cardHeight} />
        </Stack>
      ))}
    </Grid>
  );
}
