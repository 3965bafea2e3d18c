import { aPost } from 'data-client/testing';
import { matchingPosts } from './matching-posts';

const posts = [
  aPost({ title: 'The Courage to Pause', excerpt: '' }),
  aPost({ id: '3', title: 'Numbers', excerpt: 'How teams count' }),
];

const ids = (search: string) =>
  matchingPosts(posts, { search, category: 'all', sort: 'newest' }).map((post) => post.id);

test('P3 ignores surrounding spaces and treats pattern characters literally', () => {
  expect(ids('  numbers ')).toEqual(['3']);
  expect(ids('teams')).toEqual(['3']);
  expect(ids('.*')).toEqual([]);
});

test('P2 P3 a search ignores case and respects the category', () => {
  expect(ids('COURAGE')).toEqual([posts[0]!.id]);
  expect(matchingPosts(posts, { search: 'courage', category: 'business', sort: 'newest' })).toEqual([]);
});

test('P3 finds typed apostrophes and pasted spaces in typeset texts', () => {
  const post = aPost({ title: 'Don’t wait\u00A0for courage', excerpt: '' });
  for (const search of ["don't wait", 'don’t  wait', 'wait\u00A0for ', 'Wait\nfor'])
    expect(matchingPosts([post], { search, category: 'all', sort: 'newest' })).toEqual([post]);
});
