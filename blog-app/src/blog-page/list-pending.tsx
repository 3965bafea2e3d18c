import { PostGridSkeleton } from '../posts/post-grid-skeleton';

/** In the place of all blocks at once: blocks that came one by one would push each other down. */
export function ListPending() {
  return <PostGridSkeleton label="Loading articles" count={6} />;
}
