export const postCategories = ['leadership', 'coaching', 'transformation', 'business', 'personal-growth'] as const;

export type PostCategory = (typeof postCategories)[number];

/** An article without its body, as lists show it. `isSample` marks the built-in ones, which a page must say are samples. */
export type PostSummary = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  category: PostCategory;
  author: string;
  featuredImage: string;
  /** What the picture shows; empty for decoration. */
  featuredImageAlt?: string;
  isFeatured: boolean;
  readTime: string;
  views: number;
  createdAt: Date;
  updatedAt: Date;
  isSample?: true;
};

/** An article; `content` is Markdown. */
export type Post = PostSummary & { content: string };

/** A part of a passage; the words that were looked for say so. */
export type PassagePart = { text: string; isMatch: boolean };

/** An article that mentions what was typed. `isNear`: only words one typing error away from it. */
export type PostMention = { slug: string; passage: PassagePart[]; isNear: boolean };

/** Which published posts, newest first. Without `limit`: all of them. */
export type PostFilter = { category?: PostCategory; isFeatured?: boolean; limit?: number };
