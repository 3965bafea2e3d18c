import { aPost } from 'data-client/testing';
import { matchingPosts } from './matching-posts';

const posts = [
  aPost({
    id: '1',
    title: 'The Courage to Pause',
    excerpt: 'Why silence leads',
    category: 'leadership',
    views: 5,
    createdAt: new Date('2026-01-01'),
  }),
  aPost({
    id: '2',
    title: 'Asking better',
    excerpt: 'Coaching with COURAGE',
    category: 'coaching',
    views: 50,
    createdAt: new Date('2026-03-01'),
  }),
  aPost({
    id: '3',
    title: 'Numbers',
    excerpt: 'Plain',
    category: 'business',
    views: 0,
    createdAt: new Date('2026-02-01'),
  }),
];

const ids = (selection: Partial<Parameters<typeof matchingPosts>[1]>) =>
  matchingPosts(posts, { search: '', category: 'all', sort: 'newest', ...selection }).map((post) => post.id);

test('P3 ignores surrounding spaces and treats pattern characters literally', () => {
  expect(ids({ search: '  numbers ' })).toEqual(['3']);
  expect(ids({ search: '.*' })).toEqual([]);
});

test('P3 finds typed apostrophes and pasted spaces in typeset texts', () => {
  const post = aPost({ title: 'Don’t wait\u00A0for courage', excerpt: '' });
  for (const search of ["don't wait", 'don’t  wait', 'wait\u00A0for ', 'Wait\nfor'])
    expect(matchingPosts([post], { search, category: 'all', sort: 'newest' })).toEqual([post]);
});
