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

test('P8 suggests the next older article and up to three others of the category', () => {
  expect(whereNext(posts, 'a').next?.slug).toBe('b');
  expect(slugsOf(whereNext(posts, 'a').related)).toEqual(['c', 'd', 'e']);
  expect(slugsOf(whereNext(posts, 'c').related)).toEqual(['a', 'e', 'f']);
});

test('P8 suggests no next article after the oldest or an unknown one', () => {
  expect(whereNext(posts, 'f').next).toBeUndefined();
  expect(whereNext(posts, 'unknown')).toEqual({ related: [] });
});
