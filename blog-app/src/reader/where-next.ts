import type { PostSummary } from 'data-client';

const relatedShown = 3;

export type WhereNext = { next?: PostSummary; related: PostSummary[] };

/**
 * What to read after a post: the next older one, and others of its category, newest first. Of a post that is not in the
 * list nothing follows.
 *
 * @param posts newest first
 */
export function whereNext(posts: readonly PostSummary[], slug: string): WhereNext {
  const place = posts.findIndex((post) => post.slug === slug);
  const post = posts[place];
  if (!post) return { related: [] };
  const next = posts[place + 1];
  const related = posts.filter(
    (other) => other.category === post.category && other.slug !== slug && other.slug !== next?.slug,
  );
  return { next, related: related.slice(0, relatedShown) };
}
