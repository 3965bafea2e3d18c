import { aPost } from 'data-client/testing';
import { whereNext } from './where-next';

const post = (slug: string, category: 'coaching' | 'business') => aPost({ slug, category });
const posts = [
  post('a', 'coaching'),
  post('b', 'business'),
  post('c', 'coaching'),
  post('d', 'coaching'),
  post('e', 'coaching'),
  post('f', 'coaching'),
];
const slugsOf = (some: { slug: string }[]) => some.map(({ slug }) => slug);

test('P8 the next older article follows, and up to three others of the category that are not it', () => {
  expect(whereNext(posts, 'a').next?.slug).toBe('b');
  expect(slugsOf(whereNext(posts, 'a').related)).toEqual(['c', 'd', 'e']);
  expect(slugsOf(whereNext(posts, 'c').related)).toEqual(['a', 'e', 'f']);
});

test('P8 nothing follows the oldest article, or one that is not in the list', () => {
  expect(whereNext(posts, 'f').next).toBeUndefined();
  expect(whereNext(posts, 'unknown')).toEqual({ related: [] });
});
