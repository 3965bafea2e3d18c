import type { Post } from 'data-client';

type Text = { title: string; content: string; featuredImage?: string };

/** Wraps a text as a post, because the host's preview renders posts. */
export const textAsPost = ({ title, content, featuredImage = '' }: Text): Post => ({
  id: 'text',
  title,
  slug: 'text',
  excerpt: '',
  content,
  category: 'leadership',
  author: '',
  featuredImage,
  isFeatured: false,
  readTime: '',
  views: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});
