import { renderHook, waitFor } from '@testing-library/react';
import { usePostMentions, usePosts } from 'data-client';
import type { PostMention } from 'data-client';
import { aPost, createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../testing/on-page';
import { toMention } from './post-row';

beforeEach(() => localStorage.clear());

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

const text = ({ passage }: PostMention) => passage.map((part) => part.text).join('');

test('decision 30 a search finds words in an article, with their passage', async () => {
  const { result } = search('harbour');
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  const [found] = result.current.data!;
  expect(found).toMatchObject({ slug: 'tide', isNear: false });
  expect(text(found!)).toBe('A harbour teaches patience.');
  expect(found!.passage.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'harbour', isMatch: true }]);
});

test.each(['harbuor', 'harbor', 'harbourr', 'hatbour'])(
  'decision 30 a search tolerates one typo: %s',
  async (words) => {
    const { result } = search(words);
    await waitFor(() =>
      expect(result.current.data?.find(({ slug }) => slug === 'tide')).toMatchObject({ slug: 'tide' }),
    );
  },
);

test('decision 30 a search is limited to the chosen category', async () => {
  const { result } = search('harbour', 'business');
  await waitFor(() => expect(result.current.data).toEqual([]));
});

test('decision 30 a search starts at three characters', () => {
  const { client } = search(' ha ');
  expect(client.fake.calls).toEqual([]);
});

test('P7 a list that is not needed yet is not requested', () => {
  const client = createFakeVisitorClient({ posts });
  const { result } = renderHook(() => usePosts({}, { isNeeded: false }), onPage({ client }));
  expect(client.fake.calls).toEqual([]);
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
