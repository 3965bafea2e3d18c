import { aPost } from 'data-client/testing';

const long =
  'A title that goes on for quite a while because its author could not bring herself to leave a single word out';

/** Posts as stories show them: featured, plain, one with very long texts and one without a picture. */
export const storyPosts = [
  aPost({ id: '1', slug: 'pause', title: 'The courage to pause', category: 'leadership', isFeatured: true }),
  aPost({ id: '2', slug: 'ask', title: 'Questions that open a room', category: 'coaching', isFeatured: true }),
  aPost({ id: '3', slug: 'long', title: long, excerpt: `${long}. ${long}. ${long}.`, category: 'transformation' }),
  aPost({
    id: '4',
    slug: 'bare',
    title: 'Without a picture',
    featuredImage: '',
    readTime: '',
    category: 'business',
    views: 0,
  }),
];
