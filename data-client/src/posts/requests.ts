import type { DataConfig } from '../connection/config';
import type { DatabaseClient } from '../connection/database';
import { dataOf, rowsOf } from '../connection/request';
import type { PostCategory } from 'domain/post-categories';
import type { Post, PostFilter, PostMention, PostSummary } from './post';
import { postColumns, summaryColumns, toMention, toPost, toSummary } from './post-row';

/** The part of a post that counting by category needs. */
export type PostTally = Pick<PostSummary, 'category' | 'isSample'>;

/** The typed words, and the category to search in. */
export type PostSearch = { words: string; category?: PostCategory };

// The backend returns at most this many rows at once.
const pageSize = 1000;

/** The number of posts on a list's first page, before the total is known. */
export const newestPostsLimit = 24;

// Written without the query builder, because the HTML's inline script needs the addresses before it is loaded; a test keeps
// both spellings the same.
const postsUrl = ({ url }: DataConfig, query: Record<string, string | number>) =>
  `${url}/rest/v1/blog_posts_la2024?${new URLSearchParams(query as Record<string, string>)}`;

const published = { is_published: 'eq.true' };
const newestFirst = { order: 'created_at.desc,id.asc' };

/** The address of the newest posts, as `list` requests them for the blog's first page. */
export const newestPostsUrl = (config: DataConfig) =>
  postsUrl(config, { select: summaryColumns, ...published, ...newestFirst, offset: 0, limit: newestPostsLimit });

/** The address of one post, as `bySlug` requests it. */
export const postUrl = (config: DataConfig, slug: string) =>
  postsUrl(config, { select: postColumns, ...published, slug: `eq.${slug}`, limit: 1 });

/** The address of a page of published posts with their bodies, newest first: for publishing. */
export const wholePostsUrl = (config: DataConfig, { from, limit }: { from: number; limit: number }) =>
  postsUrl(config, { select: postColumns, ...published, ...newestFirst, offset: from, limit });

export function createPostRequests(db: DatabaseClient) {
  return {
    async list({ category, isFeatured, limit }: PostFilter, signal?: AbortSignal): Promise<PostSummary[]> {
      const rows = await everyPage(limit, (from, to) => {
        let query = db.from('blog_posts_la2024').select(summaryColumns).eq('is_published', true);
        if (category) query = query.eq('category', category);
        if (isFeatured !== undefined) query = query.eq('is_featured', isFeatured);
        const newest = query.order('created_at', { ascending: false }).order('id');
        return rowsOf(newest.range(from, to), signal);
      });
      return rows.map(toSummary);
    },
    tally: (signal?: AbortSignal): Promise<PostTally[]> =>
      everyPage(Infinity, (from, to) => {
        const query = db.from('blog_posts_la2024').select('category').eq('is_published', true);
        return rowsOf(query.order('id').range(from, to), signal) as Promise<PostTally[]>;
      }),
    /** Null if no published post has the slug. */
    async bySlug(slug: string, signal?: AbortSignal): Promise<Post | null> {
      const query = db.from('blog_posts_la2024').select(postColumns).eq('is_published', true).eq('slug', slug);
      const [row] = await rowsOf(query.limit(1), signal);
      return row ? toPost(row) : null;
    },
    async countView(slug: string): Promise<void> {
      await dataOf(db.rpc('count_post_view', { post_slug: slug }));
    },
    /** At most 20 posts with the words in their text, best match first, without those that show them in title or excerpt. */
    async mentions({ words, category }: PostSearch, signal?: AbortSignal): Promise<PostMention[]> {
      return (await rowsOf(db.rpc('search_posts', { words, only_category: category }), signal)).map(toMention);
    },
  };
}

/** Reads up to `limit` rows, page by page. `read` takes the first and the last row's position. */
async function everyPage<Row>(limit = Infinity, read: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const wanted = Math.min(pageSize, limit - rows.length);
    const page = await read(rows.length, rows.length + wanted - 1);
    rows.push(...page);
    if (page.length < wanted || rows.length >= limit) return rows;
  }
}
