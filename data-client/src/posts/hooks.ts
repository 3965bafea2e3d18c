import { useMutation, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useVisitorClient } from '../connection/data-provider';
import { useStandIn } from '../connection/stand-in';
import type { StandInResult } from '../connection/stand-in';
import type { Post, PostCategory, PostFilter, PostMention, PostSummary } from './post';
import { listName, postQueries, tallyName } from './queries';
import type { PostSearch, PostTally } from './requests';
import { isViewed, markViewed } from './views';

const samplePosts = async () => (await import('./samples')).samplePosts;

async function sampleSummaries({ category, isFeatured, limit }: PostFilter): Promise<PostSummary[]> {
  return (await samplePosts())
    .filter(
      (post) =>
        (!category || post.category === category) && (isFeatured === undefined || post.isFeatured === isFeatured),
    )
    .slice(0, limit);
}

/**
 * Published posts without their bodies, newest first; samples where nothing came back.
 *
 * @param options `isNeeded: false` asks for nothing yet: the result stays pending
 */
export function usePosts(filter: PostFilter = {}, { isNeeded = true } = {}): StandInResult<PostSummary[]> {
  const query = useQuery({ ...postQueries.list(useVisitorClient(), filter), enabled: isNeeded });
  return useStandIn(query, listName(filter), () => sampleSummaries(filter));
}

const shortestSearch = 3;

/**
 * Posts that mention what was typed somewhere in their text, or words one typing error away, beyond those whose title or
 * excerpt holds all of it. Asks from three characters on; before that it stays pending without fetching.
 */
export function usePostMentions(search: PostSearch): UseQueryResult<PostMention[]> {
  const words = search.words.trim();
  return useQuery({
    ...postQueries.mentions(useVisitorClient(), { ...search, words }),
    enabled: words.length >= shortestSearch,
  });
}

/** How many published posts there are, in all and by category. */
export type PostCounts = { all: number } & Partial<Record<PostCategory, number>>;

function countByCategory(posts: readonly PostTally[]): PostCounts {
  const counts: PostCounts = { all: posts.length };
  for (const { category } of posts) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}

/** Counts over all published posts; over the samples where nothing came back. */
export function usePostCounts(): StandInResult<PostCounts> {
  const query = useQuery(postQueries.tally(useVisitorClient()));
  const { data, ...result } = useStandIn<PostTally[]>(query, tallyName, samplePosts);
  return { ...result, data: useMemo(() => data && countByCategory(data), [data]) };
}

/** One published post with its body; `data` is null when no post has this slug. The samples have their slugs too. */
export function usePost(slug: string): StandInResult<Post | null> {
  const query = useQuery(postQueries.bySlug(useVisitorClient(), slug));
  const isMissing = query.data === null || (query.isError && !query.data);
  const sample = useQuery({
    queryKey: ['stand-ins', 'post', slug],
    queryFn: async () => (await samplePosts()).find((post) => post.slug === slug) ?? null,
    enabled: isMissing,
    staleTime: Infinity,
  });
  const isSearching = isMissing && sample.isPending;
  const data = isSearching ? undefined : (query.data ?? sample.data ?? query.data);
  return {
    status: isSearching ? 'pending' : data === undefined ? query.status : 'success',
    data,
    error: data === undefined ? query.error : null,
    isPending: isSearching || query.isPending,
    isFetching: query.isFetching,
    isSample: data?.isSample === true,
    hasFailed: query.isError,
    refetch: query.refetch,
  };
}

/** Counts a view of a post: once per post and browser session, however often it is called. */
export function useCountPostView() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['posts', 'count-view'],
    mutationFn: async (slug: string) => {
      if (isViewed(slug)) return;
      markViewed(slug);
      await client.posts.countView(slug);
    },
  });
}
