import { newestPostsLimit, usePosts } from 'data-client';
import type { PostSummary, StandInResult } from 'data-client';

export type PostList = StandInResult<PostSummary[]> & {
  /** More posts are on their way. */
  isGrowing: boolean;
};

/** All posts; until they are here the newest ones, so that a blog of thousands shows itself at once. */
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
