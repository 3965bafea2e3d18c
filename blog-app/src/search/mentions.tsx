import { usePostMentions } from 'data-client';
import type { PostCategory, PostSummary } from 'data-client';
import { useMemo } from 'react';
import type { PostHrefOf } from '../posts/post-href';
import type { Mention } from './mention-list';
import { MentionsView } from './mentions-view';
import { useNearPosts } from './use-near-posts';
import { useSettled } from './use-settled';

/** Typing goes on for as long as the pauses are shorter. */
const pauseMs = 250;

export type MentionsProps = {
  posts: readonly PostSummary[];
  words: string;
  category?: PostCategory;
  isGridEmpty: boolean;
  hrefOf: PostHrefOf;
};

/** Looks inside the articles, and for near misses where titles and excerpts hold nothing. */
export function Mentions({ posts, words, category, isGridEmpty, hrefOf }: MentionsProps) {
  const settled = useSettled(words, pauseMs);
  const query = usePostMentions({ words: settled, category });
  const found = useMemo(() => {
    const bySlug = new Map(posts.map((post) => [post.slug, post]));
    return (query.data ?? []).flatMap((mention): (Mention & { isNear: boolean })[] => {
      const post = bySlug.get(mention.slug);
      return post ? [{ ...mention, post }] : [];
    });
  }, [posts, query.data]);
  // A word that somebody's title holds was hardly mistyped.
  const nearby = useNearPosts(posts, { words: settled, category, isWanted: isGridEmpty });
  const inside = found.filter(({ isNear }) => !isNear);
  const near = isGridEmpty ? withoutRepeats([...inside, ...(nearby ?? []), ...found]).slice(inside.length) : [];

  const isAsked = settled.trim().length > 2;
  const isSearching = words !== settled || !nearby || (isAsked && query.isPending);
  return (
    <MentionsView
      inside={inside}
      near={near}
      status={isSearching ? 'searching' : query.isError ? 'failed' : 'ready'}
      isGridEmpty={isGridEmpty}
      hrefOf={hrefOf}
      onRetry={() => void query.refetch()}
    />
  );
}

function withoutRepeats(mentions: Mention[]): Mention[] {
  const first = new Map<string, Mention>();
  for (const mention of mentions) if (!first.has(mention.post.slug)) first.set(mention.post.slug, mention);
  return [...first.values()];
}
