import type { PostCategory, PostSummary } from 'data-client';
import { useEffect, useMemo, useState } from 'react';
import type { Mention } from './mention-list';
import { similarPosts, wordIndexOf, type WordIndex } from './similar-posts';

/** Returns posts with similar spellings in title or excerpt; undefined until the word index is built. */
export function useSimilarPosts(
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
