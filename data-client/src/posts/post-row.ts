import type { RowOf } from '../connection/gateway';
import { parseTimestamp } from '../connection/timestamp';
import type { Post, PostCategory, PostSummary } from './post';

/** A row of `blog_posts_la2024` as lists read it: without the body. */
export type PostRow = Omit<RowOf<'blog_posts_la2024'>, 'content' | 'is_published'>;

export const summaryColumns =
  'id,title,slug,excerpt,category,author,featured_image,is_featured,read_time,views,created_at,updated_at';

export function toSummary(row: PostRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    category: row.category as PostCategory,
    author: row.author,
    featuredImage: row.featured_image,
    isFeatured: row.is_featured,
    readTime: row.read_time,
    views: row.views,
    createdAt: parseTimestamp(row.created_at),
    updatedAt: parseTimestamp(row.updated_at),
  };
}

export const toPost = (row: PostRow & { content: string }): Post => ({ ...toSummary(row), content: row.content });
