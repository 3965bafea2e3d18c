import type { PassagePart, PostCategory, PostSummary } from 'data-client';
import { isNearWord, wordsOf } from './near-words';

/** As many as the database answers. */
const mostFound = 20;

type Places = Set<number>;

/** Which posts hold a word, by their places in the list. Few words are different: looking through them is quick. */
export type WordIndex = {
  posts: readonly PostSummary[];
  inTitle: Map<string, Places>;
  inExcerpt: Map<string, Places>;
};

const indexes = new WeakMap<readonly PostSummary[], Promise<WordIndex>>();

/** The words of a list, looked up once. */
export function wordIndexOf(posts: readonly PostSummary[]): Promise<WordIndex> {
  const index = indexes.get(posts) ?? createIndex(posts);
  indexes.set(posts, index);
  return index;
}

const pieceMs = 5;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Thousands of posts take longer than a letter may: made in pieces, so that nobody who types waits for it. */
async function createIndex(posts: readonly PostSummary[]): Promise<WordIndex> {
  const index: WordIndex = { posts, inTitle: new Map(), inExcerpt: new Map() };
  let since = performance.now();
  for (const [place, { title, excerpt }] of posts.entries()) {
    enter(index.inTitle, wordsOf(title), place);
    enter(index.inExcerpt, wordsOf(excerpt), place);
    if (performance.now() - since < pieceMs) continue;
    // oxlint-disable-next-line no-await-in-loop -- the pause is what this is about
    await nextTurn();
    since = performance.now();
  }
  return index;
}

function enter(index: Map<string, Places>, words: readonly string[], place: number): void {
  for (const word of words) {
    const places = index.get(word);
    if (places) places.add(place);
    else index.set(word, new Set([place]));
  }
}

const fits = (typed: string, word: string) => word.startsWith(typed) || isNearWord(typed, word);

function placesOf(typed: string, index: Map<string, Places>): Places {
  const places: Places = new Set();
  for (const [word, found] of index) {
    if (fits(typed, word)) for (const place of found) places.add(place);
  }
  return places;
}

export type NearPost = { post: PostSummary; passage: PassagePart[] };

/**
 * Posts whose title and excerpt hold every typed word, or one that is a single typing error away from it; at most 20. Those
 * with all of them in the title come first; otherwise the order stays.
 */
export function nearPosts(index: WordIndex, search: string, category?: PostCategory): NearPost[] {
  const { posts } = index;
  const typed = wordsOf(search);
  if (typed.length === 0) return [];
  const inTitle = typed.map((word) => placesOf(word, index.inTitle));
  const inExcerpt = typed.map((word) => placesOf(word, index.inExcerpt));
  const ranks = posts.map((post, place) => {
    if (category && post.category !== category) return 0;
    if (inTitle.every((places) => places.has(place))) return 1;
    return inTitle.every((places, at) => places.has(place) || inExcerpt[at]?.has(place)) ? 2 : 0;
  });
  return [1, 2]
    .flatMap((rank) => posts.filter((_, place) => ranks[place] === rank))
    .slice(0, mostFound)
    .map((post) => ({ post, passage: markedExcerpt(post.excerpt, typed) }));
}

const words = /([\p{L}\p{N}]+)/u;

function markedExcerpt(excerpt: string, typed: readonly string[]): PassagePart[] {
  return excerpt
    .split(words)
    .map((text) => ({ text, isMatch: typed.some((one) => text !== '' && fits(one, text.toLowerCase())) }));
}
