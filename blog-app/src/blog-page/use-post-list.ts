import { newestPostsLimit, usePosts, type PostSummary, type FallbackResult } from 'data-client';

export type PostList = FallbackResult<PostSummary[]> & {
  /** More posts are still loading. */
  isGrowing: boolean;
};

/** Returns the newest posts first and all posts once loaded, so that a blog with thousands of posts renders quickly. */
export function usePostList(): PostList {
  const newest = usePosts({ limit: newestPostsLimit });
  const isMore = newest.data?.length === newestPostsLimit && !newest.isSample;
  const all = usePosts({}, { isNeeded: isMore });
  const list = isMore && all.data && !all.isSample ? all : newest;
  return {
    ...list,
    isGrowing: isMore && all.isPending,
    hasFailed: newest.hasFailed || (isMore && all.hasFailed),
    isFetching: newest.isFetching || (isMore && all.isFetching),
    refetch: () => Promise.all([newest.refetch(), isMore && all.refetch()]),
  };
}
