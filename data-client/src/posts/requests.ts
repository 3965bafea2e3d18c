import type { DataConfig } from '../connection/config';
import { takeEarly } from '../connection/early';
import type { Gateway } from '../connection/gateway';
import type { Post, PostCategory, PostFilter, PostMention, PostSummary } from './post';
import { summaryColumns, toMention, toPost, toSummary } from './post-row';
import type { PostRow } from './post-row';

/** What counting by category needs of a post. */
export type PostTally = Pick<PostSummary, 'category' | 'isSample'>;

/** What was typed, and within which category. */
export type PostSearch = { words: string; category?: PostCategory };

export type PostRequests = {
  list(filter: PostFilter, signal?: AbortSignal): Promise<PostSummary[]>;
  /** Of every published post, what counting by category needs. */
  tally(signal?: AbortSignal): Promise<PostTally[]>;
  /** Null when no published post has the slug. */
  bySlug(slug: string, signal?: AbortSignal): Promise<Post | null>;
  countView(slug: string): Promise<void>;
  /** Posts that mention the words beyond those whose title or excerpt holds all of it; at most 20, the best first. */
  mentions(search: PostSearch, signal?: AbortSignal): Promise<PostMention[]>;
};

// The backend answers no more than this many rows at once.
const pageSize = 1000;

/** How many of the newest posts a list shows first, before it knows how many there are. */
export const newestPostsLimit = 24;

const published = ({ url }: DataConfig, columns = summaryColumns) =>
  `${url}/rest/v1/blog_posts_la2024?is_published=eq.true&select=${columns}`;

const newestFirst = '&order=created_at.desc,id.asc';

/** Addresses of what the blog page shows first, for a document that asks before any script has loaded. */
export const newestPostsUrl = (config: DataConfig) => `${published(config)}${newestFirst}&limit=${newestPostsLimit}`;

export const postUrl = (config: DataConfig, slug: string) =>
  `${published(config)},content&slug=eq.${encodeURIComponent(slug)}&limit=1`;

const isRows = (value: unknown): value is PostRow[] => Array.isArray(value);

type WholeRow = PostRow & { content: string };

const isWhole = (value: unknown): value is WholeRow[] =>
  isRows(value) && value.every((row) => 'content' in row && typeof row.content === 'string');

/** Posts from rows that were read by their address, with their bodies. */
export const postsOf = (rows: unknown): Post[] => (isWhole(rows) ? rows.map(toPost) : []);

/** The address of a page of published posts with their bodies, newest first: for whoever publishes them. */
export const wholePostsUrl = (config: DataConfig, { from, limit }: { from: number; limit: number }) =>
  `${published(config)},content${newestFirst}&offset=${from}&limit=${limit}`;

export function createPostRequests({ config, call, rows }: Gateway): PostRequests {
  const everyRow = <Row>(address: string, { limit, signal }: { limit?: number; signal?: AbortSignal }) =>
    everyPage(limit, (from, wanted) => rows<Row>(`${address}&offset=${from}&limit=${wanted}`, signal));

  return {
    async list({ category, isFeatured, limit }, signal) {
      const isNewest = limit === newestPostsLimit && !category && isFeatured === undefined;
      const early = isNewest && (await takeEarly(newestPostsUrl(config)));
      if (isRows(early)) return early.map(toSummary);
      const ofCategory = category ? `&category=eq.${encodeURIComponent(category)}` : '';
      const featured = isFeatured === undefined ? '' : `&is_featured=eq.${isFeatured}`;
      const address = published(config) + ofCategory + featured + newestFirst;
      return (await everyRow<PostRow>(address, { limit, signal })).map(toSummary);
    },
    async tally(signal) {
      const address = `${published(config, 'category')}&order=id.asc`;
      return everyRow<{ category: PostCategory }>(address, { signal });
    },
    async bySlug(slug, signal) {
      const address = postUrl(config, slug);
      const early = await takeEarly(address);
      const [row] = isWhole(early) ? early : await rows<WholeRow>(address, signal);
      return row ? toPost(row) : null;
    },
    async countView(slug) {
      await call('count_post_view', { post_slug: slug });
    },
    async mentions({ words, category }, signal) {
      return (await call('search_posts', { words, only_category: category }, signal)).map(toMention);
    },
  };
}

async function everyPage<Row>(
  limit = Infinity,
  read: (from: number, wanted: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const wanted = Math.min(pageSize, limit - rows.length);
    const page = await read(rows.length, wanted);
    rows.push(...page);
    if (page.length < wanted || rows.length >= limit) return rows;
  }
}
