import { act, renderHook } from '@testing-library/react';
import { DataError } from 'data-client';
import { createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { randomNumbers } from 'domain/testing/random-numbers';
import type { ReactNode } from 'react';
import { UiProvider } from 'shared-ui';
import { draft, published } from '../testing/write-post';
import { usePostEditor } from './use-post-editor';

async function edit(post: typeof published) {
  const client = createFakeOwnerClient({ posts: [post], isSignedIn: true });
  const stored = (await client.posts.byId(post.id))!;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider>
      <TestDataProvider ownerClient={client}>{children}</TestDataProvider>
    </UiProvider>
  );
  const { result } = renderHook(() => usePostEditor({ post: stored, author: '', onCreated: () => {} }), { wrapper });
  return { client, result };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
test('G4 a draft that could not be saved because the session ended is saved after the next sign-in', async () => {
  const { client, result } = await edit(draft);
  client.fake.fail('posts.save', new DataError('session-expired'));
  act(() => result.current.change({ content: 'Typed as the session ended' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(result.current.saving.state).toBe('failed');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(result.current.saving.state).toBe('failed');
  client.fake.heal();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(client.backend.posts[0]).toMatchObject({ content: 'Typed as the session ended' });
});

test.each([
  ['a published post', published, 11],
  ['a draft', draft, 7],
])('G2 a crash loses at most two seconds of typing on %s', async (_, post, seed) => {
  const { client, result } = await edit(post);
  const random = randomNumbers(seed);
  const typed: { at: number; text: string }[] = [{ at: -Infinity, text: 'Saved.' }];
  let now = 0;
  for (let kill = 0; kill < 200; kill += 1) {
    const text = `${typed.at(-1)!.text} ${kill}`;
    act(() => result.current.change({ content: text }));
    typed.push({ at: now, text });
    const wait = Math.floor(random() * (kill % 20 === 0 ? 4000 : 900));
    await act(() => jest.advanceTimersByTimeAsync(wait));
    now += wait;

    // A crash leaves the browser's storage and the server's copy.
    const entry = localStorage.getItem(`coach-site-journal:post:${post.id}`);
    const inBrowser = entry ? (JSON.parse(entry) as { values: { content: string } }).values.content : '';
    const onServer = client.backend.posts[0]!.content;
    const survives = inBrowser.length > onServer.length ? inBrowser : onServer;
    const mustSurvive = typed.findLast(({ at }) => at <= now - 2000)!.text;
    expect(survives.startsWith(mustSurvive)).toBe(true);
  }
});
