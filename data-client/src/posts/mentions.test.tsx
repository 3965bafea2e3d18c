import { renderHook } from '@testing-library/react';
import { usePostMentions, usePosts } from 'data-client';
import { aPost, createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../testing/on-page';
import { toMention } from './post-row';

const posts = [
  aPost({
    slug: 'tide',
    title: 'The tide',
    excerpt: 'Waiting',
    content: 'A **harbour** teaches patience.',
    category: 'coaching',
  }),
  aPost({ slug: 'map', title: 'The harbour map', excerpt: 'Finding', content: 'The harbour again.' }),
];

function search(words: string, category?: 'coaching' | 'business') {
  const client = createFakeVisitorClient({ posts });
  const { result } = renderHook(() => usePostMentions({ words, category }), onPage({ client }));
  return { client, result };
}

test('decision 30 a search starts at three characters', () => {
  const { client } = search(' ha ');
  expect(client.fake.calls).toEqual([]);
});

test('P7 a list that is not needed yet is not requested', () => {
  const client = createFakeVisitorClient({ posts });
  const { result } = renderHook(() => usePosts({}, { isNeeded: false }), onPage({ client }));
  expect(client.fake.calls.filter(({ operation }) => operation === 'posts.list')).toEqual([]);
  expect(result.current.status).toBe('pending');
});

test('decision 30 a passage with marks is split into parts', () => {
  const row = { slug: 'a', passage: 'one \u0002two\u0003 three \u0002four\u0003', is_near: true };
  expect(toMention(row)).toEqual({
    slug: 'a',
    isNear: true,
    passage: [
      { text: 'one ', isMatch: false },
      { text: 'two', isMatch: true },
      { text: ' three ', isMatch: false },
      { text: 'four', isMatch: true },
    ],
  });
});
