import type { DataConfig } from '../connection/config';
import { takeEarly } from '../connection/early';
import { dataOf, until } from '../connection/gateway';
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

const published = ({ url }: DataConfig) =>
  `${url}/rest/v1/blog_posts_la2024?is_published=eq.true&select=${summaryColumns}`;

/** Addresses of what the blog page shows first, for a document that asks before any script has loaded. */
export const newestPostsUrl = (config: DataConfig) =>
  `${published(config)}&order=created_at.desc,id.asc&limit=${newestPostsLimit}`;

export const postUrl = (config: DataConfig, slug: string) =>
  `${published(config)},content&slug=eq.${encodeURIComponent(slug)}&limit=1`;

const isRows = (value: unknown): value is PostRow[] => Array.isArray(value);

const isWhole = (value: unknown): value is (PostRow & { content: string })[] =>
  isRows(value) && value.every((row) => 'content' in row && typeof row.content === 'string');

/** Posts from rows that were read by their address, with their bodies. */
export const postsOf = (rows: unknown): Post[] => (isWhole(rows) ? rows.map(toPost) : []);

/** The address of a page of published posts with their bodies, newest first: for whoever publishes them. */
export const wholePostsUrl = (config: DataConfig, { from, limit }: { from: number; limit: number }) =>
  `${published(config)},content&order=created_at.desc,id.asc&offset=${from}&limit=${limit}`;

export function createPostRequests({ config, rest }: Gateway): PostRequests {
  const posts = () => rest.from('blog_posts_la2024');

  return {
    async list({ category, isFeatured, limit }, signal) {
      const isNewest = limit === newestPostsLimit && !category && isFeatured === undefined;
      const early = isNewest && (await takeEarly(newestPostsUrl(config)));
      if (isRows(early)) return early.map(toSummary);
      const rows = await everyPage(limit, (from, to) => {
        let request = posts().select(summaryColumns).eq('is_published', true);
        if (category) request = request.eq('category', category);
        if (isFeatured !== undefined) request = request.eq('is_featured', isFeatured);
        return dataOf(until(signal, request.order('created_at', { ascending: false }).order('id').range(from, to)));
      });
      return rows.map(toSummary);
    },
    async tally(signal) {
      const rows = await everyPage(undefined, (from, to) =>
        dataOf(until(signal, posts().select('category').eq('is_published', true).order('id').range(from, to))),
      );
      return rows.map((row) => ({ category: row.category as PostCategory }));
    },
    async bySlug(slug, signal) {
      const early = await takeEarly(postUrl(config, slug));
      if (isWhole(early)) return early[0] ? toPost(early[0]) : null;
      const request = posts().select(`${summaryColumns},content`).eq('is_published', true).eq('slug', slug).limit(1);
      const [row] = await dataOf(until(signal, request));
      return row ? toPost(row) : null;
    },
    async countView(slug) {
      await dataOf(rest.rpc('count_post_view', { post_slug: slug }));
    },
    async mentions({ words, category }, signal) {
      const request = rest.rpc('search_posts', { words, only_category: category });
      return (await dataOf(until(signal, request))).map(toMention);
    },
  };
}

async function everyPage<Row>(limit = Infinity, read: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const wanted = Math.min(pageSize, limit - rows.length);
    const page = await read(rows.length, rows.length + wanted - 1);
    rows.push(...page);
    if (page.length < wanted || rows.length >= limit) return rows;
  }
}
