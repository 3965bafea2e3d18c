import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError, useCountPostView, usePost, usePostCounts, usePosts } from 'data-client';
import { aPost, createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../testing/on-page';
import { samplePosts } from './samples';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const titles = (posts: readonly { title: string }[] | undefined) => posts?.map((post) => post.title);
const latestSamples = titles(samplePosts.slice(0, 2));

describe('the list of posts', () => {
  test('P7 shows published posts', async () => {
    const client = createFakeVisitorClient({ posts: [aPost({ title: 'One' })] });
    const { result } = renderHook(() => usePosts(), onPage({ client }));
    expect(result.current).toMatchObject({ status: 'pending', isPending: true, isSample: false });
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(titles(result.current.data)).toEqual(['One']);
    expect(result.current).toMatchObject({ isSample: false, hasFailed: false, isPending: false });
  });

  test('P7 shows samples, marked as such, for an empty blog', async () => {
    const { result } = renderHook(
      () => usePosts({ limit: 2 }),
      onPage({ client: createFakeVisitorClient({ posts: [] }) }),
    );
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(titles(result.current.data)).toEqual(latestSamples);
    expect(result.current).toMatchObject({ isSample: true, hasFailed: false });
  });

  test('P7 shows samples after a failed first read, and the posts once it works', async () => {
    const client = createFakeVisitorClient({ posts: [aPost({ title: 'One' })] });
    client.fake.fail('posts.list');
    const { result } = renderHook(() => usePosts({ limit: 2 }), onPage({ client }));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(titles(result.current.data)).toEqual(latestSamples);
    expect(result.current).toMatchObject({ isSample: true, hasFailed: true, error: null });

    client.fake.heal();
    await act(() => result.current.refetch());
    await waitFor(() => expect(titles(result.current.data)).toEqual(['One']));
    expect(result.current).toMatchObject({ isSample: false, hasFailed: false });
  });

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

  test('L8 applies the same filters to samples', async () => {
    const { result } = renderHook(
      () => usePosts({ category: 'coaching' }),
      onPage({ client: createFakeVisitorClient({ posts: [] }) }),
    );
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(result.current.data?.map((post) => post.category)).toEqual(['coaching']);
  });

  test('P7 the six samples are complete and sorted newest first', () => {
    expect(samplePosts).toHaveLength(6);
    const times = samplePosts.map((post) => post.createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const post of samplePosts)
      expect([post.isSample, post.content.length > 800, post.excerpt.length > 60]).toEqual([true, true, true]);
  });
});

describe('the counts', () => {
  test('L8 counts all published posts, whatever the list shows', async () => {
    const client = createFakeVisitorClient({ posts: [aPost(), aPost(), aPost({ category: 'coaching' })] });
    const { result } = renderHook(() => usePostCounts(), onPage({ client }));
    await waitFor(() => expect(result.current.data).toEqual({ all: 3, leadership: 2, coaching: 1 }));
  });

  test('L8 counts the samples if there are no posts', async () => {
    const { result } = renderHook(() => usePostCounts(), onPage({ client: createFakeVisitorClient({ posts: [] }) }));
    await waitFor(() => expect(result.current.data).toMatchObject({ all: 6, leadership: 2 }));
    expect(result.current.isSample).toBe(true);
  });
});

describe('one post', () => {
  test('P8 has its body', async () => {
    const post = aPost();
    const { result } = renderHook(
      () => usePost(post.slug),
      onPage({ client: createFakeVisitorClient({ posts: [post] }) }),
    );
    await waitFor(() => expect(result.current.data).toEqual(post));
  });

  test('P8 is null for an unknown slug', async () => {
    const { result } = renderHook(() => usePost('no-such-post'), onPage({ client: createFakeVisitorClient() }));
    await waitFor(() => expect(result.current).toMatchObject({ status: 'success', data: null }));
  });

  test('P8 may be a sample if the blog shows samples', async () => {
    const { slug, title } = samplePosts[0]!;
    const { result } = renderHook(() => usePost(slug), onPage({ client: createFakeVisitorClient({ posts: [] }) }));
    await waitFor(() => expect(result.current).toMatchObject({ isSample: true, data: { title } }));
  });

  test('P8 reports a failure with a retry if it cannot be read', async () => {
    const post = aPost();
    const client = createFakeVisitorClient({ posts: [post] });
    client.fake.fail('posts.bySlug');
    const { result } = renderHook(() => usePost(post.slug), onPage({ client }));
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(result.current.error).toMatchObject({ code: 'offline' });
    client.fake.heal();
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'success', data: post }));
  });

  test('P6 counts one view per session', async () => {
    const [one, other] = [aPost({ views: 7 }), aPost({ views: 7 })];
    const client = createFakeVisitorClient({ posts: [one, other] });
    const { result } = renderHook(() => useCountPostView(), onPage({ client }));
    for (const { slug } of [one, one, other, one]) await act(() => result.current.mutateAsync(slug));
    expect(client.backend.posts.map((post) => post.views)).toEqual([8, 8]);
  });
});
