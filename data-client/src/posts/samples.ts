import type { Post } from './post';

/** Stand in for the blog where nothing comes back. */
export const samplePosts: Post[] = [];
