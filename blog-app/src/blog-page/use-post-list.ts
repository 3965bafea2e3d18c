import { newestPostsLimit, usePosts, type PostSummary, type FallbackResult } from 'data-client';

export type PostList = FallbackResult<PostSummary[]> & {
  /** More posts are still loading. */
  isGrowing: boolean;
  /** Older posts could not be read. */
  isCut: boolean;
};

/** Returns the newest posts first and all posts once loaded, so that a blog with thousands of posts renders quickly. */
export function usePostList(): PostList {
  const newest = usePosts({ limit: newestPostsLimit });
  const isMore = newest.data?.length === newestPostsLimit && !newest.isSample;
  const all = usePosts({}, { isNeeded: isMore });
  const list = isMore && all.data && !all.isSample ? all : newest;
  const isGrowing = isMore && all.isPending;
  const isCut = isMore && !isGrowing && list === newest;
  return {
    ...list,
    isGrowing,
    isCut,
    hasFailed: isCut || list.hasFailed,
    isFetching: newest.isFetching || all.isFetching,
    refetch: () => Promise.all([newest.refetch(), isMore && all.refetch()]),
  };
}
