import { screen, waitFor, within } from '@testing-library/react';
import { aPost } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 15));
const longExcerpt =
  'A hundred characters are as much as fits below a title in a list, and this excerpt is longer than that.';

const older = aPost({ title: 'The Older One', excerpt: longExcerpt, createdAt: day(1) });
const newer = { ...aPost({ title: 'The Newer One', createdAt: day(9), isFeatured: true }), isPublished: false };
const posts = [older, newer];

const openPosts = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ seed: { posts }, address: '/admin/blog', ...over });

const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

test('G1 the list shows all posts, including drafts, newest first', async () => {
  await openPosts();
  await row('The Newer One');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((one) => within(one).getByRole('rowheader').textContent)).toEqual([
    expect.stringContaining('The Newer One'),
    expect.stringContaining('The Older One'),
  ]);
  expect(within(rows[0]!).getByText('Draft')).toBeVisible();
  expect(within(rows[1]!).getByText('Published')).toBeVisible();
});

test('G1 the list shows the date in the coach’s zone', async () => {
  await openPosts({ seed: { posts: [{ ...older, createdAt: new Date('2026-11-02T02:00:00Z') }] } });
  expect(await row('The Older One')).toHaveTextContent('Nov 1, 2026');
});

test('G1 a post with a future date reads as scheduled', async () => {
  const createdAt = new Date('2126-12-01T15:00:00Z');
  const scheduled = { ...older, isPublished: true, createdAt, publishedAt: createdAt };
  await openPosts({ seed: { posts: [scheduled] } });
  const listed = await row('The Older One');
  expect(listed).toHaveTextContent('ScheduledDec 1, 2126');
  expect(listed).not.toHaveTextContent('Published');
});

test('G1 an excerpt is cut at a hundred characters', async () => {
  await openPosts();
  const { textContent } = within(await row('The Older One')).getByRole('rowheader');
  expect(textContent).toBe(`The Older One${longExcerpt.slice(0, 100)}...`);
});

test('G1 Publish and Unpublish change a post, and Undo reverts it', async () => {
  const { owner, client } = await openPosts();
  await owner.click(within(await row('The Newer One')).getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('“The Newer One” is published.')).toBeVisible();
  expect(within(await row('The Newer One')).getByText('Published')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(client.backend.posts.find(({ id }) => id === newer.id)).toMatchObject({
      isPublished: false,
      publishedAt: null,
    }),
  );
  await owner.click(within(await row('The Older One')).getByRole('button', { name: /^Unpublish/ }));
  expect(await screen.findByText('“The Older One” is a draft again.')).toBeVisible();
});

test('G1 a list read earlier does not publish what was changed elsewhere since, and Publish then works', async () => {
  const { owner, client } = await openPosts();
  const publish = async () => within(await row('The Newer One')).findByRole('button', { name: /^Publish/ });
  await publish();
  const stored = (await client.posts.byId(newer.id))!;
  await client.posts.change({ ...stored, change: { isFeatured: false } });
  await owner.click(await publish());
  expect(await screen.findByText('This post was changed somewhere else in the meantime.')).toBeVisible();
  expect(client.backend.posts.find(({ id }) => id === newer.id)).toMatchObject({ isPublished: false });
  await owner.click(await publish());
  expect(await screen.findByText('“The Newer One” is published.')).toBeVisible();
});

test('G1 a title of another writing direction is isolated in the notification', async () => {
  const { owner } = await openPosts({ seed: { posts: [{ ...newer, title: 'שלום!' }] } });
  await owner.click(within(await row('שלום')).getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('“\u2068שלום!\u2069” is published.')).toBeVisible();
});

test('G1 publishing a post with a future date schedules it', async () => {
  const { owner } = await openPosts({ seed: { posts: [{ ...newer, publishedAt: new Date('2126-12-01T15:00:00Z') }] } });
  await owner.click(within(await row('The Newer One')).getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('“The Newer One” is scheduled.')).toBeVisible();
});

test('G1 bulk actions count and change only the posts to which they apply', async () => {
  const { owner, client } = await openPosts();
  const changed = () => client.fake.calls.filter(({ operation }) => operation === 'posts.change');
  await row('The Newer One');
  await owner.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('button', { name: 'Unpublish 1 of 2 selected' })).toBeEnabled();
  await owner.click(screen.getByRole('button', { name: 'Publish 1 of 2 selected' }));
  expect(await screen.findByText('“The Newer One” is published.')).toBeVisible();
  expect(changed()).toEqual([{ operation: 'posts.change', input: expect.objectContaining({ id: newer.id }) }]);
  expect(screen.getByRole('button', { name: 'Publish selected' })).toBeDisabled();
  await owner.click(screen.getByRole('button', { name: 'Feature 1 of 2 selected' }));
  expect(await screen.findByText('“The Older One” is featured.')).toBeVisible();
  expect(changed()).toHaveLength(2);
});

test('G1 the star features a post', async () => {
  const { owner, client } = await openPosts();
  const star = within(await row('The Older One')).getByRole('button', { name: 'Feature “The Older One”' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await owner.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  expect(client.backend.posts.find(({ id }) => id === older.id)).toMatchObject({ isFeatured: true });
});

test('G1 an empty list reads No blog posts', async () => {
  await openPosts({ seed: { posts: [] } });
  expect(await screen.findByRole('heading', { name: 'No blog posts' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New post' })).toBeVisible();
});

test('G1 filter, search and the open post are part of the address', async () => {
  const { owner } = await openPosts();
  await row('The Older One');
  await owner.click(screen.getByRole('tab', { name: 'Draft' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /The Older One/ })).not.toBeInTheDocument());
  expect(address()).toBe('/admin/blog?status=draft');
  await owner.click(screen.getByRole('link', { name: 'The Newer One' }));
  expect(address()).toBe(`/admin/blog/${newer.id}?status=draft`);
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('The Newer One');
});
