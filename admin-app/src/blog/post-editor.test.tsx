import { act, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { createFakeOwnerClient } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';
import { contentField, draft, openEditor, published, titleField, write } from '../testing/write-post';

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('G2 the form has every field with its default', async () => {
  await openEditor();
  for (const name of [/^Title/, /^Excerpt/, /^Content/, /^Slug/, /^Featured Image URL/, /^Author/])
    expect(field(name)).toBeVisible();
  expect(field(/^Read Time/)).toHaveValue('5 min read');
  expect(field(/^Author/)).toHaveValue('Lena Ashford');
  expect(field(/^Excerpt/)).toHaveAttribute('rows', '3');
  expect(contentField()).toHaveAttribute('rows', '10');
  const categories = within(screen.getByRole('combobox', { name: /^Category/ })).getAllByRole('option');
  expect(categories.map((option) => option.getAttribute('value'))).toEqual([
    'leadership',
    'coaching',
    'transformation',
    'business',
    'personal-growth',
  ]);
});

test('G2 a draft is saved automatically and gets an address without losing the focus', async () => {
  const { owner, client } = await openEditor();
  const title = await titleField();
  await owner.type(title, 'The First Hour');
  await waitFor(() =>
    expect(client.backend.posts).toMatchObject([
      {
        title: 'The First Hour',
        slug: 'the-first-hour',
        isPublished: false,
        isFeatured: false,
        readTime: '5 min read',
      },
    ]),
  );
  await waitFor(() => expect(address()).toBe(`/admin/blog/${client.backend.posts[0]!.id}`));
  expect(title).toBeInTheDocument();
  expect(title).toHaveFocus();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  await owner.type(title, ' of the Day');
  await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ slug: 'the-first-hour-of-the-day' }));
  expect(client.backend.posts).toHaveLength(1);
});

test('G2 a text that stops autosave shows an error at its field, a missing title does not', async () => {
  const { client } = await openEditor();
  write(contentField(), 'Text first.');
  expect(await screen.findByText(/Add a title to save it as a draft\.$/)).toBeVisible();
  write(await titleField(), 'a'.repeat(201));
  await waitFor(() => expect(field(/^Title/)).toHaveAccessibleDescription(/Please keep the title to 200 characters\./));
  expect(field(/^Excerpt/)).not.toHaveAccessibleDescription(/Please/);
  write(await titleField(), 'Short');
  await waitFor(() => expect(client.backend.posts).toMatchObject([{ title: 'Short' }]));
  expect(field(/^Title/)).not.toHaveAccessibleDescription(/Please/);
});

test('G2 a draft that could not be saved asks for nothing that only publishing needs', async () => {
  const { owner, client } = await openEditor();
  write(await titleField(), 'Short');
  client.fake.fail('posts.create', new DataError('offline'));
  await owner.click(contentField());
  await owner.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Error saving post')).toBeVisible();
  await screen.findByText(/Retrying/);
  expect(field(/^Excerpt/)).not.toHaveAccessibleDescription(/Please/);
  expect(contentField()).toHaveFocus();
});

test('G2 publishing shows missing fields at each field', async () => {
  const { owner, client } = await openEditor();
  await owner.click(button('Publish'));
  expect(field(/^Title/)).toHaveAccessibleDescription(/Please write the title/);
  expect(field(/^Excerpt/)).toHaveAccessibleDescription(/Please write the excerpt/);
  expect(contentField()).toHaveAccessibleDescription(/Please write the content/);
  await waitFor(() => expect(field(/^Title/)).toHaveFocus());
  expect(client.backend.posts).toEqual([]);
});

test('G1 Publish publishes the text, Unpublish makes it a draft again', async () => {
  const { owner, client } = await openEditor();
  write(await titleField(), 'Short');
  write(field(/^Excerpt/), 'Short, too.');
  write(contentField(), 'All of it.');
  await owner.click(button('Publish'));
  expect(await screen.findByText('Post published.')).toBeVisible();
  await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ isPublished: true, content: 'All of it.' }));
  expect(field(/^Slug/)).toHaveValue('short');
  await owner.click(button('Unpublish'));
  expect(await screen.findByText('Post unpublished.')).toBeVisible();
});

test('G1 a post with a future date is scheduled', async () => {
  const publishedAt = new Date('2126-12-01T15:30:00Z');
  const { owner } = await openEditor({ ...draft, publishedAt });
  await owner.click(button('Schedule'));
  expect(await screen.findByText('Post scheduled for Dec 1, 2126, 10:30 AM ET.')).toBeVisible();
  expect(screen.getByText('Scheduled')).toBeVisible();
});

test('G2 the publish date is a time of the coach, and a date that is half typed stays', async () => {
  const publishedAt = new Date('2026-12-01T15:30:00Z');
  const { owner, client } = await openEditor({ ...draft, publishedAt });
  const date = screen.getByLabelText('Publish date');
  expect(date).toHaveValue('2026-12-01T10:30');
  expect(date).toHaveAccessibleDescription(/All times are Eastern Time\.$/);
  for (const value of ['0002-07-01T08:00', '0020-07-01T08:00', '2027-07-01T08:00']) {
    write(date, value);
    expect(date).toHaveValue(value);
  }
  await owner.click(button('Save draft'));
  await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ publishedAt: new Date('2027-07-01T12:00:00Z') }));
});

test('G2 a published post is never saved automatically', async () => {
  const { owner, client } = await openEditor(published);
  jest.useFakeTimers();
  write(contentField(), 'Half a thought');
  write(field(/^Title/), 'Another title');
  expect(field(/^Slug/)).toHaveValue(published.slug);
  expect(screen.getByText(/Readers still see the saved version/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(client.backend.posts[0]).toMatchObject({ content: published.content });
  expect(field(/^Slug/)).toBeValid();
  await owner.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Post saved.')).toBeVisible();
  expect(client.backend.posts[0]).toMatchObject({ content: 'Half a thought' });
});

test('G4 a failed save shows Error saving post, keeps the text and can be retried', async () => {
  const { owner, client } = await openEditor(published);
  client.fake.fail('posts.save');
  write(contentField(), 'Written on a train');
  await owner.click(button('Save changes'));
  expect(await screen.findByText('Error saving post')).toBeVisible();
  expect(contentField()).toHaveValue('Written on a train');
  client.fake.heal();
  await owner.click(button('Try again'));
  await waitFor(() => expect(client.backend.posts[0]).toMatchObject({ content: 'Written on a train' }));
  expect(screen.queryByText('Error saving post')).not.toBeInTheDocument();
});

test('G2 an invalid image URL shows an error', async () => {
  const { owner } = await openEditor(published);
  write(field(/^Featured Image URL/), 'my holiday.jpg');
  await owner.click(button('Save changes'));
  expect(field(/^Featured Image URL/)).toHaveAccessibleDescription(/address like https:/);
});

test('G1 a deleted post shows an error with a link to the list', async () => {
  const { owner } = await openDashboard({ address: '/admin/blog/00000000-0000-4000-8000-999999999999' });
  expect(await screen.findByRole('heading', { name: 'This post no longer exists' })).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'All posts' }));
  expect(await screen.findByRole('heading', { name: 'Blog Posts' })).toBeVisible();
});

test('G1 a malformed address of a post shows that it no longer exists', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true });
  client.fake.fail('posts.byId', new DataError('invalid'));
  await openDashboard({ client, address: '/admin/blog/00000000-0000-4000' });
  expect(await screen.findByRole('heading', { name: 'This post no longer exists' })).toBeVisible();
});

test('G2 the search result and the social card follow the text', async () => {
  const { owner } = await openEditor(draft);
  write(await titleField(), 'A Quite Different Title');
  const preview = screen.getByRole('complementary', { name: 'Preview', hidden: true });
  const result = within(preview).getByRole('article', { name: 'Search result', hidden: true });
  await waitFor(() => expect(result).toHaveTextContent('A Quite Different Title'));
  await owner.click(within(preview).getByRole('tab', { name: 'Social card', hidden: true }));
  expect(within(preview).getByRole('article', { name: 'Social card', hidden: true })).toHaveTextContent(
    'A Quite Different Title',
  );
});
