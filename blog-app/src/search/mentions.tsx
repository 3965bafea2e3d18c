import { DataError, usePostMentions, type PostSummary } from 'data-client';
import type { PostCategory } from 'domain/post-categories';
import { useMemo, useEffect, useState } from 'react';
import type { PostHrefOf } from '../posts/post-href';
import type { Mention } from './mention-list';
import { MentionsView } from './mentions-view';
import { correctedWords, similarPosts, wordIndexOf, type WordIndex } from './similar-posts';
import { useDebounced } from '../debounce/use-debounced';

/** Debounce of the full-text search. */
const debounceMs = 250;

export type MentionsProps = {
  posts: readonly PostSummary[];
  words: string;
  category?: PostCategory;
  isGridEmpty: boolean;
  hrefOf: PostHrefOf;
};

/** Searches the text of the articles, and for similar spellings when no title or excerpt matches. */
export function Mentions({ posts, words, category, isGridEmpty, hrefOf }: MentionsProps) {
  const debounced = useDebounced(words, debounceMs);
  const query = usePostMentions({ words: debounced, category });
  const found = useMemo(() => {
    const bySlug = new Map(posts.map((post) => [post.slug, post]));
    return (query.data ?? []).flatMap((mention): (Mention & { isNear: boolean })[] => {
      const post = bySlug.get(mention.slug);
      return post ? [{ ...mention, post }] : [];
    });
  }, [posts, query.data]);
  // A word that appears in a title is unlikely to be a typo.
  const spelledAlike = useSimilarPosts(posts, { words: debounced, category, isEnabled: isGridEmpty });
  const inside = found.filter(({ isNear }) => !isNear);
  const similar = isGridEmpty
    ? withoutRepeats([...inside, ...(spelledAlike ?? []), ...found]).slice(inside.length)
    : [];

  const isLongEnough = debounced.trim().length > 2;
  const isSearching = words !== debounced || !spelledAlike || (isLongEnough && query.isPending);
  return (
    <MentionsView
      inside={inside}
      similar={similar}
      correction={similar[0] ? correctedWords(debounced, similar[0]) : ''}
      status={isSearching ? 'searching' : query.isError ? 'failed' : 'ready'}
      limit={query.error instanceof DataError && query.error.code === 'rate-limited' ? query.error.message : ''}
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

/** Returns posts with similar spellings in title or excerpt; undefined until the word index is built. */
function useSimilarPosts(
  posts: readonly PostSummary[],
  { words, category, isEnabled }: { words: string; category?: PostCategory; isEnabled: boolean },
): Mention[] | undefined {
  const [built, setBuilt] = useState<WordIndex>();
  useEffect(() => {
    let isCurrent = true;
    void wordIndexOf(posts).then((index) => isCurrent && setBuilt(index));
    return () => {
      isCurrent = false;
    };
  }, [posts]);
  const index = built?.posts === posts ? built : undefined;
  return useMemo(() => {
    if (!isEnabled) return [];
    return index && similarPosts(index, words, category);
  }, [index, isEnabled, words, category]);
}
