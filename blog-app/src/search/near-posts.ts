import type { PassagePart, PostSummary } from 'data-client';
import { isNearWord, wordsOf } from './near-words';

type Found = { post: PostSummary; passage: PassagePart[]; isNear: boolean };

const knownWords = new WeakMap<PostSummary, { title: string[]; excerpt: string[] }>();

function wordsIn(post: PostSummary) {
  const known = knownWords.get(post) ?? { title: wordsOf(post.title), excerpt: wordsOf(post.excerpt) };
  knownWords.set(post, known);
  return known;
}

const fits = (typed: string, word: string) => word.startsWith(typed) || isNearWord(typed, word);

/**
 * Posts whose title and excerpt hold every typed word, or one that is a single typing error away from it. Those with all of
 * them in the title come first; otherwise the order stays.
 */
export function nearPosts(posts: readonly PostSummary[], search: string): Found[] {
  const typed = wordsOf(search);
  if (typed.length === 0) return [];
  const inTitle: Found[] = [];
  const inEither: Found[] = [];
  for (const post of posts) {
    const { title, excerpt } = wordsIn(post);
    const isInTitle = typed.every((one) => title.some((word) => fits(one, word)));
    const isFound =
      isInTitle || typed.every((one) => [title, excerpt].some((words) => words.some((word) => fits(one, word))));
    if (isFound) (isInTitle ? inTitle : inEither).push({ post, passage: markedExcerpt(post, typed), isNear: true });
  }
  return [...inTitle, ...inEither];
}

const words = /([\p{L}\p{N}]+)/u;

function markedExcerpt({ excerpt }: PostSummary, typed: readonly string[]): PassagePart[] {
  return excerpt
    .split(words)
    .map((text) => ({ text, isMatch: typed.some((one) => text !== '' && fits(one, text.toLowerCase())) }));
}
