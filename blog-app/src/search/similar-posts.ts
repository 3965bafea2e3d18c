import type { PassagePart, PostSummary } from 'data-client';
import type { PostCategory } from 'domain/post-categories';
import type { Mention } from './mention-list';
import { isOneTypoAway, wordsOf } from './typo';

/** The same limit as the database function. */
const limit = 20;

type Positions = Set<number>;

/** Inverted index: the positions of the posts that contain a word. */
export type WordIndex = {
  posts: readonly PostSummary[];
  inTitle: Map<string, Positions>;
  inExcerpt: Map<string, Positions>;
};

const indexes = new WeakMap<readonly PostSummary[], Promise<WordIndex>>();

/** Returns the index of a list, built once. */
export function wordIndexOf(posts: readonly PostSummary[]): Promise<WordIndex> {
  const index = indexes.get(posts) ?? createIndex(posts);
  indexes.set(posts, index);
  return index;
}

const chunkMs = 5;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Indexes in chunks, so that thousands of posts do not block typing. */
async function createIndex(posts: readonly PostSummary[]): Promise<WordIndex> {
  const index: WordIndex = { posts, inTitle: new Map(), inExcerpt: new Map() };
  let since = performance.now();
  for (const [position, { title, excerpt }] of posts.entries()) {
    addWords(index.inTitle, wordsOf(title), position);
    addWords(index.inExcerpt, wordsOf(excerpt), position);
    if (performance.now() - since < chunkMs) continue;
    // oxlint-disable-next-line no-await-in-loop -- yields to the event loop between chunks
    await nextTask();
    since = performance.now();
  }
  return index;
}

function addWords(index: Map<string, Positions>, words: readonly string[], position: number): void {
  for (const word of words) {
    const positions = index.get(word);
    if (positions) positions.add(position);
    else index.set(word, new Set([position]));
  }
}

const fits = (typed: string, word: string) => word.startsWith(typed) || isOneTypoAway(typed, word);

function positionsOf(typed: string, index: Map<string, Positions>): Positions {
  const positions: Positions = new Set();
  for (const [word, found] of index) {
    if (fits(typed, word)) for (const position of found) positions.add(position);
  }
  return positions;
}

/**
 * Returns at most 20 posts whose title and excerpt contain every typed word, allowing one typo per word. Posts that match
 * in the title alone come first; otherwise the order of the list is kept.
 */
export function similarPosts(index: WordIndex, search: string, category?: PostCategory): Mention[] {
  const { posts } = index;
  const typed = wordsOf(search);
  if (typed.length === 0) return [];
  const inTitle = typed.map((word) => positionsOf(word, index.inTitle));
  const inExcerpt = typed.map((word) => positionsOf(word, index.inExcerpt));
  const ranks = posts.map((post, position) => {
    if (category && post.category !== category) return 0;
    if (inTitle.every((positions) => positions.has(position))) return 1;
    return inTitle.every((positions, at) => positions.has(position) || inExcerpt[at]?.has(position)) ? 2 : 0;
  });
  return [1, 2]
    .flatMap((rank) => posts.filter((_, position) => ranks[position] === rank))
    .slice(0, limit)
    .map((post) => ({ post, passage: markedExcerpt(post.excerpt, typed) }));
}

/** Returns the search text with each typo replaced by the word the article contains. */
export function correctedWords(search: string, { post, passage }: Mention): string {
  const inArticle = wordsOf([post.title, post.excerpt, ...passage.map(({ text }) => text)].join(' '));
  const corrected = (typed: string) => inArticle.find((word) => isOneTypoAway(typed, word)) ?? typed;
  return wordsOf(search)
    .map((typed) => (inArticle.some((word) => word.startsWith(typed)) ? typed : corrected(typed)))
    .join(' ');
}

const words = /([\p{L}\p{N}]+)/u;

function markedExcerpt(excerpt: string, typed: readonly string[]): PassagePart[] {
  return excerpt
    .split(words)
    .map((text) => ({ text, isMatch: typed.some((word) => text !== '' && fits(word, text.toLowerCase())) }));
}
