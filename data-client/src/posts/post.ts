import type { PostCategory } from 'domain/post-categories';

/** An article without its body, for lists. `isSample`: built in, and to be labeled as a sample. */
export type PostSummary = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  category: PostCategory;
  author: string;
  featuredImage: string;
  /** The picture's alternative text; empty for decoration. */
  featuredImageAlt?: string;
  isFeatured: boolean;
  readTime: string;
  views: number;
  createdAt: Date;
  updatedAt: Date;
  /** The coach's day of publication, `YYYY-MM-DD`. Samples have none. */
  publishedOn?: string;
  isSample?: true;
};

/** An article; `content` is Markdown. */
export type Post = PostSummary & { content: string };

/** A part of a passage; `isMatch` marks the searched words. */
export type PassagePart = { text: string; isMatch: boolean };

/** An article that contains the searched words. `isNear`: only words one typo away from them. */
export type PostMention = { slug: string; passage: PassagePart[]; isNear: boolean };

/** Which published posts, newest first. Without `limit`: all of them. */
export type PostFilter = { category?: PostCategory; isFeatured?: boolean; limit?: number };
