import { screen, waitFor, within } from '@testing-library/react';
import { draftOf, type PostDraft } from 'data-client/owner';
import { aPost } from 'data-client/testing';
import { crash, kept } from '../testing/crash';
import { neverEnd } from '../testing/endless-timers';
import { openDashboard } from '../testing/open-dashboard';
import { contentField, openEditor, published, titleField, write } from '../testing/write-post';

async function openTwice() {
  const dashboard = await openEditor(published);
  const { client } = dashboard;
  /** Saves in another window. */
  const elsewhere = async (change: Partial<PostDraft>) => {
    const now = await read();
    await client.posts.save({ id: now.id, revision: now.revision, draft: { ...draftOf(now), ...change } });
  };
  const read = async () => (await client.posts.byId(published.id))!;
  const stored = () => client.backend.posts[0]!;
  return { ...dashboard, elsewhere, read, stored };
}

const save = () => screen.getByRole('button', { name: 'Save changes' });

test('G2 a version saved elsewhere is shown next to the local one, and never overwritten silently', async () => {
  const { owner, elsewhere, stored } = await openTwice();
  await elsewhere({ content: 'Written there.' });
  write(contentField(), 'Written here.');
  await owner.click(save());
  expect(await screen.findByText('This post was changed somewhere else')).toBeVisible();
  expect(stored().content).toBe('Written there.');
  expect(screen.getByRole('radio', { name: /Your version Written here/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Saved version Written there/ })).not.toBeChecked();
  expect(save()).toBeDisabled();
});

test('G2 the owner chooses a version field by field', async () => {
  const { owner, elsewhere, stored } = await openTwice();
  await elsewhere({ content: 'Written there.', title: 'Titled there' });
  write(contentField(), 'Written here.');
  write(await titleField(), 'Titled here');
  await owner.click(save());
  const title = await screen.findByRole('group', { name: 'Title' });
  await owner.click(within(title).getByRole('radio', { name: /Titled there/ }));
  await owner.click(screen.getByRole('button', { name: 'Continue with this selection' }));
  expect(await titleField()).toHaveValue('Titled there');
  expect(contentField()).toHaveValue('Written here.');
  await owner.click(save());
  await waitFor(() => expect(stored()).toMatchObject({ title: 'Titled there', content: 'Written here.' }));
});

test('G2 a third version saved in the meantime is shown too', async () => {
  const { owner, elsewhere, stored } = await openTwice();
  await elsewhere({ content: 'The second.' });
  write(contentField(), 'Mine.');
  await owner.click(save());
  await owner.click(await screen.findByRole('button', { name: 'Continue with this selection' }));
  await elsewhere({ content: 'The third.' });
  await owner.click(save());
  expect(await screen.findByRole('radio', { name: /Saved version The third/ })).toBeInTheDocument();
  expect(stored().content).toBe('The third.');
});

test('G2 featuring a post elsewhere is no conflict', async () => {
  const { owner, client, read, stored } = await openTwice();
  await client.posts.change({ ...(await read()), change: { isFeatured: true } });
  write(contentField(), 'Written here.');
  await owner.click(save());
  await waitFor(() => expect(stored()).toMatchObject({ content: 'Written here.', isFeatured: true }));
  expect(screen.queryByText('This post was changed somewhere else')).not.toBeInTheDocument();
});

test('G2 saving a post that was unpublished elsewhere does not publish it again', async () => {
  const { owner, client, read, stored } = await openTwice();
  await client.posts.change({ ...(await read()), change: { isPublished: false, publishedAt: published.createdAt } });
  write(contentField(), 'Written here.');
  await owner.click(save());
  await waitFor(() => expect(stored()).toMatchObject({ content: 'Written here.', isPublished: false }));
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
});

test('G2 a post deleted elsewhere keeps what the owner typed', async () => {
  const other = aPost({ title: 'Another One', slug: 'another-one' });
  const { owner, client } = await openDashboard({ seed: { posts: [published, other] }, address: '/admin/blog' });
  // Otherwise the deletion is sent while the editor loads.
  neverEnd(10_000);
  await owner.click(await screen.findByRole('button', { name: /^Delete “Another One”/ }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await owner.click(screen.getByRole('link', { name: published.title }));
  await titleField();
  write(contentField(), 'Written here.');
  const reads = () => client.fake.calls.filter(({ operation }) => operation === 'posts.byId').length;
  const before = reads();
  client.backend.posts = [other];
  // Sends the deletion, which refetches all posts.
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await waitFor(() => expect(client.backend.posts).toEqual([]));
  expect(contentField()).toHaveValue('Written here.');
});

test('G2 text restored after a crash is compared with a newer saved version', async () => {
  const { client, elsewhere } = await openTwice();
  write(contentField(), 'Typed before the crash');
  await waitFor(() => expect(kept()).toContain('Typed before the crash'));
  crash();
  await elsewhere({ content: 'Saved since then.' });
  await openEditor(published, { client });
  expect(screen.getByRole('radio', { name: /Typed before the crash/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Saved since then/ })).toBeInTheDocument();
});
