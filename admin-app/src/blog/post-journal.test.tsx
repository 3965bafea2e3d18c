import { cleanup, screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { aPost, createFakeOwnerClient } from 'data-client/testing';
import { contentField, openEditor, write } from '../testing/write-post';

const published = aPost({ title: 'Read by Many', slug: 'read-by-many', content: 'Saved.' });
const draft = { ...aPost({ title: 'A Draft', slug: 'a-draft', content: 'Saved.' }), isPublished: false };

const seedWith = (post: typeof published) => ({ posts: [post] });

/** What is left when the browser dies this very moment: its storage, and what the server has. */
const leftOver = () => ({ ...localStorage });

const restore = (storage: Record<string, string>) => {
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
};

beforeEach(() => localStorage.clear());

test('G2 after a crash the writing is back, with a clear offer of the saved version', async () => {
  await openEditor(published.id, { seed: seedWith(published) });
  write(contentField(), 'Typed before the crash');
  await waitFor(() => expect(JSON.stringify(leftOver())).toContain('Typed before the crash'));
  const storage = leftOver();
  cleanup();
  restore(storage);

  const { owner } = await openEditor(published.id, { seed: seedWith(published) });
  expect(screen.getByText('Your writing is back')).toBeVisible();
  expect(contentField()).toHaveValue('Typed before the crash');
  await owner.click(screen.getByRole('button', { name: 'Use the saved version instead' }));
  expect(contentField()).toHaveValue('Saved.');
  expect(screen.queryByText('Your writing is back')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(leftOver()).toEqual(
      expect.not.objectContaining({ [`coach-site-journal:post:${published.id}`]: expect.anything() }),
    ),
  );
});

test('G2 a new post that had no title yet is back, too', async () => {
  await openEditor('new', { seed: { posts: [] } });
  write(contentField(), 'No title comes to mind');
  await waitFor(() => expect(JSON.stringify(leftOver())).toContain('No title comes to mind'));
  const storage = leftOver();
  cleanup();
  restore(storage);
  await openEditor('new', { seed: { posts: [] } });
  expect(contentField()).toHaveValue('No title comes to mind');
});

test('G2 the page is hidden or left: what is typed is kept at once', async () => {
  await openEditor(published.id, { seed: seedWith(published) });
  write(contentField(), 'The very last word');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify(leftOver())).toContain('The very last word');
});

test('G2 what is saved is no longer offered', async () => {
  const { client } = await openEditor(draft.id, { seed: seedWith(draft) });
  write(contentField(), 'Saved by itself');
  await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ content: 'Saved by itself' }));
  await waitFor(() => expect(JSON.stringify(leftOver())).not.toContain('Saved by itself'));
});

test('A3 a session that ends while typing loses nothing', async () => {
  const client = createFakeOwnerClient({ ...seedWith(published), isSignedIn: true });
  const { owner } = await openEditor(published.id, { client });
  write(contentField(), 'Typed while the session ended');
  client.fake.fail('posts.save', new DataError('session-expired'));
  await owner.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(JSON.stringify(leftOver())).toContain('Typed while the session ended');
});

test('G2 an answer that was lost with the page is no conflict', async () => {
  const client = createFakeOwnerClient({ ...seedWith(draft), isSignedIn: true });
  await openEditor(draft.id, { client });
  const { save } = client.posts;
  // The server has it, the browser never hears of it.
  client.posts.save = async (input) => {
    await save(input);
    return new Promise(() => {});
  };
  write(contentField(), 'Sent, never answered');
  await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ content: 'Sent, never answered' }));
  write(contentField(), 'Sent, never answered, and more');
  await waitFor(() => expect(JSON.stringify(leftOver())).toContain('and more'));
  const storage = leftOver();
  cleanup();
  restore(storage);
  client.posts.save = save;
  await openEditor(draft.id, { client });
  expect(contentField()).toHaveValue('Sent, never answered, and more');
  expect(screen.queryByText('This post was changed somewhere else')).not.toBeInTheDocument();
});
