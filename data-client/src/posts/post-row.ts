import { parseTimestamp } from '../connection/timestamp';
import type { Post, PostCategory, PostSummary } from './post';

/** A row of `blog_posts_la2024` as lists read it: without the body. */
export type PostRow = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  author: string;
  featured_image: string;
  is_featured: boolean;
  read_time: string;
  views: number | null;
  created_at: string;
  updated_at: string;
};

export type PostRowWithBody = PostRow & { content: string };

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
    views: row.views ?? 0,
    createdAt: parseTimestamp(row.created_at),
    updatedAt: parseTimestamp(row.updated_at),
  };
}

export const toPost = (row: PostRowWithBody): Post => ({ ...toSummary(row), content: row.content });
