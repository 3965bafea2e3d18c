import type { PostSummary } from 'data-client';

const relatedShown = 3;

export type WhereNext = { next?: PostSummary; related: PostSummary[] };

/**
 * Returns the next older post and up to three others of its category. Unknown posts have no suggestions.
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
