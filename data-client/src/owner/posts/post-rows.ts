import { parseTimestamp, toSummary, type RowOf } from 'data-client';
import type { OwnerPost, OwnerPostSummary, PostDraft } from './post-draft';

export const emptyPost: PostDraft = {
  title: '',
  slug: '',
  category: 'leadership',
  excerpt: '',
  content: '',
  author: '',
  featuredImage: '',
  featuredImageAlt: '',
  readTime: '5 min read',
  publishedAt: null,
};

type Row = RowOf<'blog_posts_la2024'>;

export function toOwnerSummary(row: Row): OwnerPostSummary {
  return {
    ...toSummary(row),
    // The stored text, which may be empty, unlike what visitors see.
    readTime: row.read_time,
    featuredImageAlt: row.featured_image_alt,
    isPublished: row.is_published,
    publishedAt: row.published_at === null ? null : parseTimestamp(row.published_at),
    revision: row.updated_at,
  };
}

export const toOwnerPost = (row: Row): OwnerPost => ({ ...toOwnerSummary(row), content: row.content });

export const toColumns = (draft: PostDraft) => ({
  title: draft.title,
  slug: draft.slug,
  category: draft.category,
  excerpt: draft.excerpt,
  content: draft.content,
  author: draft.author,
  featured_image: draft.featuredImage,
  featured_image_alt: draft.featuredImageAlt,
  read_time: draft.readTime,
  published_at: draft.publishedAt?.toISOString() ?? null,
});

/** The editable part of an article. */
export function draftOf(post: OwnerPost): PostDraft {
  const fields = Object.keys(emptyPost) as (keyof PostDraft)[];
  return Object.fromEntries(fields.map((field) => [field, post[field]])) as PostDraft;
}

export const isSameDraft = (one: PostDraft, other: PostDraft) =>
  JSON.stringify(toColumns(one)) === JSON.stringify(toColumns(other));
