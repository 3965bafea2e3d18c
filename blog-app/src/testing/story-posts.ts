import type { PostCategory } from 'domain/post-categories';
import { aPost } from 'data-client/testing';

const long =
  'A title that goes on for quite a while because its author could not bring herself to leave a single word out';

/** Posts for stories: featured, plain, with long text and without an image. */
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

const categories: PostCategory[] = ['leadership', 'coaching', 'transformation', 'business', 'personal-growth'];

/** Creates a number of posts, newest first. */
export const manyPosts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPost({
      id: `many-${index}`,
      slug: `many-${index}`,
      title: `Note ${index + 1} on leading well`,
      excerpt: `What the ${index + 1}. Monday of a long career teaches about patience, candor and delegation.`,
      category: categories[index % categories.length],
      isFeatured: index < 3,
      createdAt: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000),
    }),
  );

/** An article with every Markdown construct and 2,000 characters without a break opportunity. */
export const longArticle = `Most teams do not need a louder leader.

## What silence does

They need one who can **wait**. A pause of *seven seconds* feels like an hour, and changes [what is said next](https://example.com/pause).

- Ask the question.
- Count to seven.
- Thank the first person who speaks.

### Before you begin

1. Try it on Monday.
2. Write down what you heard.

> The room answers those who can bear the quiet.

## What it costs

| Meeting | Before | After |
| --- | --- | --- |
| Monday | 62 minutes | 41 minutes |

\`code\` and ${'averylongwordwithoutanyplacetobreak'.repeat(6)}

![A quiet room](/images/posts/the-meeting-after-the-meeting.svg)

## A measure to keep

<b>Markup shows as text.</b>`;
