import type { RowOf } from '../connection/database';
import { parseTimestamp } from '../connection/timestamp';
import type { PostCategory } from 'domain/post-categories';
import type { PassagePart, Post, PostMention, PostSummary } from './post';

/** A row of `blog_posts_la2024` as lists read it: without the body. */
export type PostRow = Omit<
  RowOf<'blog_posts_la2024'>,
  'content' | 'is_published' | 'published_at' | 'plain_text' | 'search_words'
>;

export const summaryColumns =
  'id,title,slug,excerpt,category,author,featured_image,featured_image_alt,is_featured,read_time,reading_minutes,views,created_at,updated_at,published_on';

export const postColumns = `${summaryColumns},content` as const;

export function toSummary(row: PostRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    category: row.category as PostCategory,
    author: row.author,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    isFeatured: row.is_featured,
    readTime: row.read_time || `${row.reading_minutes} min read`,
    views: row.views,
    createdAt: parseTimestamp(row.created_at),
    updatedAt: parseTimestamp(row.updated_at),
    publishedOn: row.published_on ?? undefined,
  };
}

export const toPost = (row: PostRow & { content: string }): Post => ({ ...toSummary(row), content: row.content });

/** A result of `search_posts`: matches are enclosed in the control characters 2 and 3. */
type MentionRow = { slug: string; passage: string; is_near: boolean };

const foundWords = /\u0002([^\u0003]*)\u0003/;

// Splitting by a pattern with a group puts the group's matches at odd positions.
const toPassage = (passage: string): PassagePart[] =>
  passage
    .split(foundWords)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

export const toMention = (row: MentionRow): PostMention => ({
  slug: row.slug,
  passage: toPassage(row.passage),
  isNear: row.is_near,
});
