import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { address, browserBack, openDashboard } from '../testing/open-dashboard';

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const write = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const link = (name: string) => screen.findByRole('link', { name });

/** Writes a new post and waits until its first save has changed the address. */
async function createPost(owner: Awaited<ReturnType<typeof openDashboard>>['owner'], title: string) {
  await owner.click(await link('New post'));
  write(await field(/^Title/), title);
  await waitFor(() => expect(address()).toMatch(/blog\/[\da-f-]{36}$/));
}

test('G2 a post that was just created opens again with its text', async () => {
  const { owner, client } = await openDashboard({ seed: { posts: [] }, address: '/admin/blog' });
  await createPost(owner, 'The First Hour');
  await owner.click(await link('All posts'));
  await owner.click(await link('The First Hour'));
  expect(await field(/^Title/)).toHaveValue('The First Hour');
  expect(screen.getByRole('heading', { name: 'Edit post' })).toBeVisible();
  await owner.click(await link('All posts'));
  await owner.click(await link('New post'));
  expect(await field(/^Title/)).toHaveValue('');
  expect(client.backend.posts).toHaveLength(1);
});

test('G2 leaving a new post before its first save keeps the owner where she went', async () => {
  const { owner, client } = await openDashboard({ seed: { posts: [] }, address: '/admin/blog' });
  await owner.click(await link('New post'));
  const release = client.fake.hold('posts.create');
  write(await field(/^Title/), 'The First Hour');
  await owner.click(await link('All posts'));
  expect(await screen.findByText('No blog posts')).toBeVisible();
  release();
  expect(await link('The First Hour')).toBeVisible();
  // The editor that was left hears of its save after the list.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(address()).toBe('/admin/blog');
  expect(client.backend.posts).toMatchObject([{ title: 'The First Hour' }]);
});

test('G2 Back from another new post opens the created one', async () => {
  const another = <Link to="/admin/blog/new">Another post</Link>;
  const { owner } = await openDashboard({
    seed: { posts: [] },
    address: '/admin/blog',
    around: (dashboard) => (
      <>
        {another}
        {dashboard}
      </>
    ),
  });
  await createPost(owner, 'The First Hour');
  await owner.click(await link('Another post'));
  expect(await field(/^Title/)).toHaveValue('');
  await owner.click(browserBack());
  await waitFor(async () => expect(await field(/^Title/)).toHaveValue('The First Hour'));
});

test('SV1 a service that was just created opens again with its text', async () => {
  const { owner } = await openDashboard({ address: '/admin/services/new' });
  write(await field(/^Name/), 'Career Coaching');
  await owner.click(screen.getByRole('button', { name: 'Save service' }));
  await waitFor(() => expect(address()).not.toMatch(/new$/));
  await owner.click(await link('All services'));
  await owner.click(await link('Career Coaching'));
  expect(await field(/^Name/)).toHaveValue('Career Coaching');
});
