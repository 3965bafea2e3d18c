import type { PostSummary } from 'data-client';
import type { CategoryChoice } from '../posts/categories';

export const sortOrders = { newest: 'Newest First', oldest: 'Oldest First', popular: 'Most Popular' } as const;

export type SortOrder = keyof typeof sortOrders;

export type PostSelection = { search: string; category: CategoryChoice['value']; sort: SortOrder };

const comparisons: Record<SortOrder, (a: PostSummary, b: PostSummary) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  popular: (a, b) => b.views - a.views,
};

/** The posts with the words in title or excerpt, of the category, in the order asked for. */
export function matchingPosts(posts: readonly PostSummary[], { search, category, sort }: PostSelection): PostSummary[] {
  const words = search.trim().toLowerCase();
  return posts
    .filter((post) => category === 'all' || post.category === category)
    .filter((post) => post.title.toLowerCase().includes(words) || post.excerpt.toLowerCase().includes(words))
    .sort(comparisons[sort]);
}
