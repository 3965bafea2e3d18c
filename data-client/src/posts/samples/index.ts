import type { PostCategory } from 'domain/post-categories';
import type { Post } from '../post';
import { goodEnding, smallPromises } from './change';
import { beforeAdvice, honestCalendar } from './coaching';
import { quietAuthority, unfinishedSentence } from './leadership';

type Sample = {
  title: string;
  slug: string;
  category: PostCategory;
  image: string;
  minutes: number;
  date: string;
  excerpt: string;
  content: string;
  isFeatured?: boolean;
};

function sample({ image, minutes, date, isFeatured = false, ...texts }: Sample): Post {
  const createdAt = new Date(`${date}T13:00:00Z`);
  return {
    ...texts,
    id: `sample-${texts.slug}`,
    author: 'Lena Ashford',
    featuredImage: `/images/posts/${image}.svg`,
    isFeatured,
    readTime: `${minutes} min read`,
    views: 0,
    createdAt,
    updatedAt: createdAt,
    isSample: true,
  };
}

/** Shown when no posts can be read. Newest first, like the blog. */
export const samplePosts: Post[] = [
  sample({
    title: 'The Unfinished Sentence',
    slug: 'the-unfinished-sentence',
    category: 'leadership',
    image: 'the-meeting-after-the-meeting',
    minutes: 3,
    date: '2026-10-27',
    isFeatured: true,
    excerpt:
      'The most valuable thing said in a building may be the sentence that somebody did not finish. What a pause of five seconds can bring to light.',
    content: unfinishedSentence,
  }),
  sample({
    title: 'Before You Give Advice',
    slug: 'before-you-give-advice',
    category: 'coaching',
    image: 'questions-that-change-the-room',
    minutes: 2,
    date: '2026-10-13',
    isFeatured: true,
    excerpt:
      'Advice answers the question that was asked. The first question is almost never the one that matters. Three that should come before it.',
    content: beforeAdvice,
  }),
  sample({
    title: 'Promises Small Enough to Keep',
    slug: 'promises-small-enough-to-keep',
    category: 'transformation',
    image: 'change-happens-on-tuesdays',
    minutes: 3,
    date: '2026-09-29',
    excerpt:
      'Confidence is not a feeling that comes before the deed. It is a record, and it is written in very small letters.',
    content: smallPromises,
  }),
  sample({
    title: 'How to End Something Well',
    slug: 'how-to-end-something-well',
    category: 'business',
    image: 'a-strategy-fits-on-one-page',
    minutes: 2,
    date: '2026-09-15',
    excerpt:
      'Beginnings get a cake, endings get an email on a Friday. What a team learns from that, and four things a good ending needs.',
    content: goodEnding,
  }),
  sample({
    title: 'Authority Without Volume',
    slug: 'authority-without-volume',
    category: 'leadership',
    image: 'saying-the-hard-thing-kindly',
    minutes: 2,
    date: '2026-09-01',
    excerpt:
      'Somebody speaks a little more slowly than the room, and the room slows down. It is not a gift. It is three small things.',
    content: quietAuthority,
  }),
  sample({
    title: 'Your Calendar Does Not Lie',
    slug: 'your-calendar-does-not-lie',
    category: 'personal-growth',
    image: 'rest-is-a-leadership-skill',
    minutes: 3,
    date: '2026-08-18',
    excerpt:
      'Ask what matters most and you get a good answer. Look at last month and you get the true one. An exercise with three pens.',
    content: honestCalendar,
  }),
];
