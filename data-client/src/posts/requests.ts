import { dataOf } from '../connection/gateway';
import type { Gateway } from '../connection/gateway';
import { parseTimestamp } from '../connection/timestamp';
import type { Post, PostCategory, PostFilter, PostSummary } from './post';

type PostRow = {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  category: string;
  author: string | null;
  featured_image: string | null;
  is_featured: boolean;
  read_time: string | null;
  views: number | null;
  created_at: string;
  updated_at: string;
};

type PostRowWithBody = PostRow & { content: string };

const table = 'blog_posts_la2024';
const summaryColumns = 'id,title,slug,excerpt,category,author,featured_image,is_featured,read_time,views,created_at,updated_at';

// The backend answers no more than this many rows at once.
const pageSize = 1000;

export type PostRequests = {
  list(filter: PostFilter, signal?: AbortSignal): Promise<PostSummary[]>;
  /** The category of every published post, to count by. */
  categories(signal?: AbortSignal): Promise<PostCategory[]>;
  bySlug(slug: string, signal?: AbortSignal): Promise<Post | null>;
  countView(slug: string): Promise<void>;
};

export function createPostRequests({ rest }: Gateway): PostRequests {
  const published = (columns: string, signal = new AbortController().signal) =>
    rest.from(table).select(columns).eq('is_published', true).order('created_at', { ascending: false }).order('id').abortSignal(signal);

  return {
    async list({ category, isFeatured, limit = Infinity }, signal) {
      const rows = await everyPage<PostRow>(limit, (from, to) => {
        let request = rest.from(table).select(summaryColumns).eq('is_published', true);
        if (category) request = request.eq('category', category);
        if (isFeatured !== undefined) request = request.eq('is_featured', isFeatured);
        return dataOf(request.order('created_at', { ascending: false }).order('id').range(from, to).abortSignal(signal ?? new AbortController().signal));
      });
      return rows.map(toSummary);
    },
    async categories(signal) {
      const rows = await everyPage<{ category: PostCategory }>(Infinity, (from, to) => dataOf(published('category', signal).range(from, to) as never));
      return rows.map((row) => row.category);
    },
    async bySlug(slug, signal) {
      const [row] = (await dataOf(rest.from(table).select(`${summaryColumns},content`).eq('is_published', true).eq('slug', slug).limit(1).abortSignal(signal ?? new AbortController().signal))) as unknown as PostRowWithBody[];
      return row ? { ...toSummary(row), content: row.content } : null;
    },
    async countView(slug) {
      await dataOf(rest.rpc('count_post_view', { post_slug: slug }));
    },
  };
}

async function everyPage<Row>(limit: number, read: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const wanted = Math.min(pageSize, limit - rows.length);
    const page = await read(rows.length, rows.length + wanted - 1);
    rows.push(...page);
    if (page.length < wanted || rows.length >= limit) return rows;
  }
}

function toSummary(row: PostRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt ?? '',
    category: row.category as PostCategory,
    author: row.author ?? '',
    featuredImage: row.featured_image ?? '',
    isFeatured: row.is_featured,
    readTime: row.read_time ?? '',
    views: row.views ?? 0,
    createdAt: parseTimestamp(row.created_at),
    updatedAt: parseTimestamp(row.updated_at),
  };
}
