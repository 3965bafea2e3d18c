import { PostGridSkeleton } from '../posts/post-grid-skeleton';

/** One skeleton for all blocks: separate ones would shift the layout as they load. */
export function ListPending() {
  return <PostGridSkeleton label="Loading articles" count={6} />;
}
