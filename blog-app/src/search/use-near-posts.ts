import type { PostCategory, PostSummary } from 'data-client';
import { useEffect, useMemo, useState } from 'react';
import { nearPosts, wordIndexOf } from './near-posts';
import type { NearPost, WordIndex } from './near-posts';

/** Near misses in titles and excerpts; undefined until the words of all posts are looked up. */
export function useNearPosts(
  posts: readonly PostSummary[],
  { words, category, isWanted }: { words: string; category?: PostCategory; isWanted: boolean },
): NearPost[] | undefined {
  const [known, setKnown] = useState<WordIndex>();
  useEffect(() => {
    let isCurrent = true;
    void wordIndexOf(posts).then((made) => isCurrent && setKnown(made));
    return () => {
      isCurrent = false;
    };
  }, [posts]);
  const index = known?.posts === posts ? known : undefined;
  return useMemo(() => {
    if (!isWanted) return [];
    return index && nearPosts(index, words, category);
  }, [index, isWanted, words, category]);
}
