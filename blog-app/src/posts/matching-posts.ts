import type { PostSummary } from 'data-client';
import type { CategoryChoice } from './categories';

export const sortOrders = { newest: 'Newest First', oldest: 'Oldest First', popular: 'Most Popular' } as const;

export type SortOrder = keyof typeof sortOrders;

export type PostSelection = { search: string; category: CategoryChoice['value']; sort: SortOrder };

const comparisons: Record<SortOrder, (a: PostSummary, b: PostSummary) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  popular: (a, b) => b.views - a.views,
};

/** Returns a text as searches compare it, at the same length: people type plain apostrophes, and pasted spaces vary. */
export const comparable = (text: string): string => text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/\s/g, ' ');

/** Returns the text that a search looks for: comparable, without surrounding and repeated spaces. */
export const wantedText = (search: string): string => comparable(search).trim().replaceAll(/ +/g, ' ');

/** A post with its text as searches compare it. */
type Searchable = { post: PostSummary; title: string; excerpt: string };

const cache = new WeakMap<readonly PostSummary[], Partial<Record<SortOrder, readonly Searchable[]>>>();

/** Sorted and made comparable once per list, not with every keystroke. */
function inOrder(posts: readonly PostSummary[], sort: SortOrder): readonly Searchable[] {
  const orders = cache.get(posts) ?? {};
  cache.set(posts, orders);
  orders[sort] ??= [...(Object.values(orders)[0] ?? posts.map(toSearchable))].sort((a, b) =>
    comparisons[sort](a.post, b.post),
  );
  return orders[sort];
}

const toSearchable = (post: PostSummary): Searchable => ({
  post,
  title: comparable(post.title),
  excerpt: comparable(post.excerpt),
});

/** Returns the posts of the category that contain the words in title or excerpt, sorted. */
export function matchingPosts(posts: readonly PostSummary[], { search, category, sort }: PostSelection): PostSummary[] {
  const words = wantedText(search);
  return inOrder(posts, sort)
    .filter(({ post }) => category === 'all' || post.category === category)
    .filter(({ title, excerpt }) => title.includes(words) || excerpt.includes(words))
    .map(({ post }) => post);
}
