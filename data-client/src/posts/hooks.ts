import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useVisitorClient } from '../connection/data-provider';
import { useVisitorMutation } from '../connection/use-visitor-mutation';
import { useFallback, type FallbackResult } from '../connection/fallback';
import type { PostCategory } from 'domain/post-categories';
import type { Post, PostFilter, PostMention, PostSummary } from './post';
import { listName, postQueries, tallyName } from './queries';
import type { PostSearch, PostTally } from './requests';
import { useSettings } from '../settings/settings-provider';
import { readStoredJson, writeStored } from '../connection/browser-storage';

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
 * Returns published posts without their bodies, newest first, or the rows of `useFallback`.
 *
 * @param options `isNeeded: false` requests nothing yet: the result stays pending
 */
export function usePosts(filter: PostFilter = {}, { isNeeded = true } = {}): FallbackResult<PostSummary[]> {
  const query = useQuery({ ...postQueries.list(useVisitorClient(), filter), enabled: isNeeded });
  return useFallback(query, listName(filter), () => sampleSummaries(filter));
}

const shortestSearch = 3;

/**
 * Finds posts that contain the typed words, or words one typo away, in their text. Posts with the whole phrase in title or
 * excerpt are left out. Searches from three characters on and stays pending before.
 */
export function usePostMentions(search: PostSearch): UseQueryResult<PostMention[]> {
  const words = search.words.trim();
  return useQuery({
    ...postQueries.mentions(useVisitorClient(), { ...search, words }),
    enabled: words.length >= shortestSearch,
  });
}

/** Numbers of published posts, in total and by category. */
export type PostCounts = { all: number } & Partial<Record<PostCategory, number>>;

export function countByCategory(posts: readonly PostTally[]): PostCounts {
  const counts: PostCounts = { all: posts.length };
  for (const { category } of posts) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}

/** Counts all published posts, or the rows of `useFallback`. */
export function usePostCounts(): FallbackResult<PostCounts> {
  const query = useQuery(postQueries.tally(useVisitorClient()));
  const { data, ...result } = useFallback<PostTally[]>(query, tallyName, samplePosts);
  return { ...result, data: useMemo(() => data && countByCategory(data), [data]) };
}

/** Returns one published post with its body, or null if no post has this slug, nor a sample on the built-in coach's site. */
export function usePost(slug: string): FallbackResult<Post | null> {
  const query = useQuery(postQueries.bySlug(useVisitorClient(), slug));
  const { isBuiltInCoach } = useSettings();
  const isMissing = query.data === null || (query.isError && !query.data);
  const sample = useQuery({
    queryKey: ['fallback', 'post', slug],
    queryFn: async () => (await samplePosts()).find((post) => post.slug === slug) ?? null,
    enabled: isMissing && isBuiltInCoach,
    staleTime: Infinity,
  });
  const isSearching = isMissing && isBuiltInCoach && sample.isPending;
  const data = isSearching ? undefined : (query.data ?? (isBuiltInCoach ? sample.data : undefined) ?? query.data);
  return {
    status: isSearching ? 'pending' : data === undefined ? query.status : 'success',
    data,
    error: data === undefined ? query.error : null,
    isPending: isSearching || query.isPending,
    isFetching: query.isFetching,
    isSample: data?.isSample === true,
    hasFailed: query.isError && data !== undefined,
    refetch: query.refetch,
  };
}

/** Counts a view of a post: once per post and browser session, however often it is called. */
export const useCountPostView = () =>
  useVisitorMutation(['posts', 'count-view'], async (client, slug: string) => {
    if (isViewed(slug)) return;
    markViewed(slug);
    await client.posts.countView(slug);
  });

const storageKey = 'viewed-posts';

// Without session storage a view counts once per page.
const viewedHere = new Set<string>();

function viewed(): string[] {
  const stored = readStoredJson(storageKey, 'sessionStorage');
  return Array.isArray(stored) ? stored : [];
}

const isViewed = (slug: string): boolean => viewedHere.has(slug) || viewed().includes(slug);

function markViewed(slug: string): void {
  viewedHere.add(slug);
  // Without storage another tab counts the view again.
  writeStored(storageKey, JSON.stringify([...new Set([...viewed(), slug])]), 'sessionStorage');
}
