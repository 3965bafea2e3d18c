import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { crash, kept } from '../testing/crash';
import { contentField, draft, openEditor, published, titleField, write } from '../testing/write-post';

test('G2 after a crash the text is restored, with the saved version on offer', async () => {
  await openEditor(published);
  write(contentField(), 'Typed before the crash');
  await waitFor(() => expect(kept()).toContain('Typed before the crash'));
  crash();

  const { owner } = await openEditor(published);
  expect(screen.getByText('Unsaved text restored')).toBeVisible();
  expect(contentField()).toHaveValue('Typed before the crash');
  await owner.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(contentField()).toHaveValue('Saved.');
  expect(screen.queryByText('Unsaved text restored')).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem(`coach-site-journal:post:${published.id}`)).toBeNull());
});

test('G2 a new post without a title is restored too', async () => {
  await openEditor();
  write(contentField(), 'No title comes to mind');
  await waitFor(() => expect(kept()).toContain('No title comes to mind'));
  crash();
  await openEditor();
  expect(contentField()).toHaveValue('No title comes to mind');
});

test('G2 leaving while saving fails asks first, and Discard discards the text', async () => {
  const { owner } = await openEditor(undefined, { fails: 'posts.create' });
  write(await titleField(), 'Written on a train');
  expect(await screen.findByText('Error saving post')).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'All posts' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await owner.click(within(question).getByRole('button', { name: 'Discard' }));
  await owner.click(await screen.findByRole('link', { name: 'New post' }));
  expect(await titleField()).toHaveValue('');
});

test('G2 hiding or leaving the page stores the text at once', async () => {
  await openEditor(published);
  write(contentField(), 'The very last word');
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toContain('The very last word');
});

test.each(['while typing', 'on leaving'])(
  'G2 text that was saved %s is not restored over a later change',
  async (when) => {
    const { owner, client } = await openEditor(draft);
    write(contentField(), 'Written');
    if (when === 'on leaving') await owner.click(screen.getByRole('link', { name: 'All posts' }));
    await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ content: 'Written' }));
    await waitFor(() => expect(kept()).not.toContain('Written'));
  },
);

test('A3 text survives an expired session', async () => {
  const { owner, client } = await openEditor(published);
  write(contentField(), 'Typed while the session ended');
  client.fake.fail('posts.save', new DataError('session-expired'));
  await owner.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(kept()).toContain('Typed while the session ended');
});

test('G2 a save whose response was lost is no conflict', async () => {
  const { client } = await openEditor(draft);
  const { save } = client.posts;
  // The server saves it, but the response never arrives.
  client.posts.save = async (input) => {
    await save(input);
    return new Promise(() => {});
  };
  write(contentField(), 'Sent, never answered');
  await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ content: 'Sent, never answered' }));
  write(contentField(), 'Sent, never answered, and more');
  await waitFor(() => expect(kept()).toContain('and more'));
  crash();
  client.posts.save = save;
  await openEditor(draft, { client });
  expect(contentField()).toHaveValue('Sent, never answered, and more');
  expect(screen.queryByText('This post was changed somewhere else')).not.toBeInTheDocument();
});
