import type { Post } from 'data-client';

/** Wraps a text as a post, because the host's preview renders posts. */
export const textAsPost = ({ title, content }: Pick<Post, 'title' | 'content'>): Post => ({
  id: 'text',
  title,
  slug: 'text',
  excerpt: '',
  content,
  category: 'leadership',
  author: '',
  featuredImage: '',
  isFeatured: false,
  readTime: '',
  views: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});
