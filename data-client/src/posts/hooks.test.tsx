import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError, useCountPostView, usePost, usePostMentions, usePosts } from 'data-client';
import { aPost, createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../testing/on-page';
import { toMention } from './post-row';
import { samplePosts } from './samples';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const titles = (posts: readonly { title: string }[] | undefined) => posts?.map((post) => post.title);

describe('the list of posts', () => {
  test('P7 keeps the last posts when a later read fails', async () => {
    const client = createFakeVisitorClient({ posts: [aPost({ title: 'One' })] });
    const { result } = renderHook(() => usePosts(), onPage({ client }));
    await waitFor(() => expect(result.current.status).toBe('success'));
    client.fake.fail('posts.list', new DataError('server'));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current).toMatchObject({ status: 'success', isSample: false });
    expect(titles(result.current.data)).toEqual(['One']);
  });

  test('P7 keeps the last posts for the next visit, including dates', async () => {
    const post = aPost({ title: 'One' });
    const first = renderHook(() => usePosts(), onPage({ client: createFakeVisitorClient({ posts: [post] }) }));
    await waitFor(() => expect(first.result.current.status).toBe('success'));
    first.unmount();

    const client = createFakeVisitorClient();
    client.fake.fail('posts.list');
    const { result } = renderHook(() => usePosts(), onPage({ client }));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(result.current).toMatchObject({ isSample: false, hasFailed: true });
    expect(result.current.data?.[0]?.createdAt).toEqual(post.createdAt);
  });

  test('P7 is not requested before it is needed', () => {
    const client = createFakeVisitorClient();
    const { result } = renderHook(() => usePosts({}, { isNeeded: false }), onPage({ client }));
    expect(client.fake.calls.filter(({ operation }) => operation === 'posts.list')).toEqual([]);
    expect(result.current.status).toBe('pending');
  });

  test('P7 the six samples are complete and sorted newest first', () => {
    expect(samplePosts).toHaveLength(6);
    const times = samplePosts.map((post) => post.createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const post of samplePosts)
      expect([post.isSample, post.content.length > 800, post.excerpt.length > 60]).toEqual([true, true, true]);
  });
});

describe('decision 30 a full-text search', () => {
  test('starts at three characters', () => {
    const client = createFakeVisitorClient();
    renderHook(() => usePostMentions({ words: ' ha ' }), onPage({ client }));
    expect(client.fake.calls).toEqual([]);
  });

  test('splits a passage with marks into parts', () => {
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
});

describe('one post', () => {
  test('P8 may be a sample if the blog shows samples', async () => {
    const { slug, title } = samplePosts[0]!;
    const { result } = renderHook(() => usePost(slug), onPage({ client: createFakeVisitorClient({ posts: [] }) }));
    await waitFor(() => expect(result.current).toMatchObject({ isSample: true, data: { title } }));
  });

  test('WO3 is never a sample on another coach’s site', async () => {
    const { slug } = samplePosts[0]!;
    const client = createFakeVisitorClient({ posts: [], settings: { site_title: 'Katrin Seidel' } });
    const page = onPage({ client, renderedSettings: { site_title: 'Katrin Seidel' } });
    const { result } = renderHook(() => usePost(slug), page);
    await waitFor(() => expect(result.current).toMatchObject({ status: 'success', data: null }));
  });

  test('P6 counts one view per session', async () => {
    const [one, other] = [aPost({ views: 7 }), aPost({ views: 7 })];
    const client = createFakeVisitorClient({ posts: [one, other] });
    const { result } = renderHook(() => useCountPostView(), onPage({ client }));
    for (const { slug } of [one, one, other, one]) await act(() => result.current.mutateAsync(slug));
    expect(client.backend.posts.map((post) => post.views)).toEqual([8, 8]);
  });
});
