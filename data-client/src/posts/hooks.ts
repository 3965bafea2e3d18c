import { useMutation, useQuery } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { needsSamples, withSamples } from '../connection/with-samples';
import type { StandInResult } from '../connection/with-samples';
import type { Post, PostCategory, PostFilter, PostSummary } from './post';
import { postQueries } from './queries';

/** Published posts without their bodies, newest first; samples where none came back. */
export function usePosts(filter: PostFilter = {}): StandInResult<PostSummary[]> {
  const query = useQuery(postQueries.list(useVisitorClient(), filter));
  const isSample = needsSamples(query);
  const samples = useQuery({ ...postQueries.samples, enabled: isSample, select: (posts) => chosen(posts, filter) });
  return withSamples<PostSummary[]>(query, samples, isSample);
}

function chosen(posts: Post[], { category, isFeatured, limit }: PostFilter): PostSummary[] {
  return posts
    .filter((post) => (!category || post.category === category) && (isFeatured === undefined || post.isFeatured === isFeatured))
    .slice(0, limit);
}

/** One published post with its body; `data` is null when no post has this slug. */
export function usePost(slug: string) {
  return useQuery(postQueries.bySlug(useVisitorClient(), slug));
}

/** How many published posts there are, in all and by category. */
export type PostCounts = { all: number } & Partial<Record<PostCategory, number>>;

/** Counts a view of a post: once per post and browser session. */
export function useCountPostView() {
  const client = useVisitorClient();
  return useMutation({ mutationKey: ['posts', 'count-view'], mutationFn: (slug: string) => client.posts.countView(slug) });
}
