import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aPost, type FakeOwnerClient } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';
import { contentField, openEditor, titleField, write } from '../testing/write-post';

const draft = { ...aPost({ title: 'A Draft', slug: 'a-draft' }), isPublished: false };
const published = aPost({ title: 'Read by Many', slug: 'read-by-many' });
const seed = { posts: [draft, published] };

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const stored = (client: FakeOwnerClient, id: string) => client.backend.posts.find((post) => post.id === id);

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
  const { owner, client } = await openEditor('new', { seed: { posts: [] } });
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
  const { client } = await openEditor('new', { seed: { posts: [] } });
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
  const { owner, client } = await openEditor('new', { seed: { posts: [] } });
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
  const { owner, client } = await openEditor('new', { seed: { posts: [] } });
  await owner.click(button('Publish'));
  expect(field(/^Title/)).toHaveAccessibleDescription(/Please write the title/);
  expect(field(/^Excerpt/)).toHaveAccessibleDescription(/Please write the excerpt/);
  expect(contentField()).toHaveAccessibleDescription(/Please write the content/);
  await waitFor(() => expect(field(/^Title/)).toHaveFocus());
  expect(client.backend.posts).toEqual([]);
});

test('G1 Publish publishes the text, Unpublish makes it a draft again', async () => {
  const { owner, client } = await openEditor('new', { seed: { posts: [] } });
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
  const { owner } = await openEditor(draft.id, { seed: { posts: [{ ...draft, publishedAt }] } });
  await owner.click(button('Schedule'));
  expect(await screen.findByText('Post scheduled for Dec 1, 2126, 10:30 AM ET.')).toBeVisible();
  expect(screen.getByText('Scheduled')).toBeVisible();
});

test('G2 the publish date is a time of the coach, and a date that is half typed stays', async () => {
  const scheduled = { ...draft, publishedAt: new Date('2026-12-01T15:30:00Z') };
  const { owner, client } = await openEditor(draft.id, { seed: { posts: [scheduled] } });
  const date = screen.getByLabelText('Publish date');
  expect(date).toHaveValue('2026-12-01T10:30');
  expect(date).toHaveAccessibleDescription(/All times are Eastern Time\.$/);
  for (const value of ['0002-07-01T08:00', '0020-07-01T08:00', '2027-07-01T08:00']) {
    write(date, value);
    expect(date).toHaveValue(value);
  }
  await owner.click(button('Save draft'));
  await waitFor(() =>
    expect(stored(client, draft.id)).toMatchObject({ publishedAt: new Date('2027-07-01T12:00:00Z') }),
  );
});

test('G2 a published post is never saved automatically', async () => {
  const { owner, client } = await openEditor(published.id, { seed });
  jest.useFakeTimers();
  write(contentField(), 'Half a thought');
  write(field(/^Title/), 'Another title');
  expect(field(/^Slug/)).toHaveValue(published.slug);
  expect(screen.getByText(/Readers still see the saved version/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(stored(client, published.id)).toMatchObject({ content: published.content });
  expect(field(/^Slug/)).toBeValid();
  await owner.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Post saved.')).toBeVisible();
  expect(stored(client, published.id)).toMatchObject({ content: 'Half a thought' });
});

test('G4 a failed save shows Error saving post, keeps the text and can be retried', async () => {
  const { owner, client } = await openEditor(published.id, { seed });
  client.fake.fail('posts.save');
  write(contentField(), 'Written on a train');
  await owner.click(button('Save changes'));
  expect(await screen.findByText('Error saving post')).toBeVisible();
  expect(contentField()).toHaveValue('Written on a train');
  client.fake.heal();
  await owner.click(button('Try again'));
  await waitFor(() => expect(stored(client, published.id)).toMatchObject({ content: 'Written on a train' }));
  expect(screen.queryByText('Error saving post')).not.toBeInTheDocument();
});

test('G2 an invalid image URL shows an error', async () => {
  const { owner } = await openEditor(published.id, { seed });
  write(field(/^Featured Image URL/), 'my holiday.jpg');
  await owner.click(button('Save changes'));
  expect(field(/^Featured Image URL/)).toHaveAccessibleDescription(/address like https:/);
});

test('G2 an image is inserted at the cursor', async () => {
  // Like browsers, which reach nothing behind a modal dialog.
  const insertText = (_command: string, _ui: boolean, text: string) => {
    const area = contentField() as HTMLTextAreaElement;
    if (screen.queryByRole('dialog')) return true;
    write(area, area.value.slice(0, area.selectionStart) + text + area.value.slice(area.selectionEnd));
    return true;
  };
  Object.assign(document, { execCommand: insertText });
  const { owner } = await openEditor(draft.id, { seed });
  write(contentField(), 'Before');
  await owner.click(button('Image'));
  await owner.type(await screen.findByRole('textbox', { name: 'Image URL' }), 'https://example.com/a.png');
  await owner.keyboard('{Escape}');
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await owner.click(button('Insert'));
  expect(contentField()).toHaveValue('Before\n\n![](https://example.com/a.png)\n');
  Reflect.deleteProperty(document, 'execCommand');
});

test('R1 Back closes the image dialog, and not the editor', async () => {
  const { owner } = await openEditor(draft.id, { seed });
  await owner.click(button('Image'));
  await screen.findByRole('dialog', { name: 'Add an image' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(contentField()).toBeVisible();
});

const paste = (text: string, html = '', files: File[] = []) =>
  fireEvent.paste(contentField(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text), files },
  });

test('G2 a paste that leaves out images says so, and opens the dialog that adds them', async () => {
  const { owner } = await openEditor(draft.id, { seed });
  write(contentField(), '');
  const images =
    '<p><b>Two</b></p><img src="https://lh7-rt.googleusercontent.com/a"><img src="file:///C:/b.png"><p>images</p>';
  paste('Two\nimages', images);
  expect(contentField()).toHaveValue('**Two**\n\nimages');
  expect(await screen.findByText(/^2 images weren’t pasted\./)).toBeVisible();
  await owner.click(button('Add image'));
  expect(await screen.findByRole('dialog', { name: 'Add an image' })).toBeVisible();
  paste('Two\nimages', images);
  await owner.click(button('Close'));
  expect(await screen.findByText(/^2 images weren’t pasted\./)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'All posts' }));
  await waitFor(() => expect(screen.queryByText(/^2 images weren’t pasted\./)).not.toBeInTheDocument());
});

test.each([
  ['an image file alone', '', 1],
  ['a text that its program also sends as an image', 'Words', 0],
])('G2 pasting %s', async (_name, text, notes) => {
  await openEditor(draft.id, { seed });
  paste(text, '', [new File([''], 'image.png', { type: 'image/png' })]);
  expect(screen.queryAllByText(/^1 image wasn’t pasted\./)).toHaveLength(notes);
});

test('G2 a paste keeps its formatting as Markdown, and the browser inserts plain text', async () => {
  await openEditor(draft.id, { seed });
  write(contentField(), '');
  expect(paste('Just\nwords', '<div>Just</div><div><span>words</span></div>')).toBe(true);
  expect(paste('A bold word', '<p>A <b>bold</b> word</p>')).toBe(false);
  expect(contentField()).toHaveValue('A **bold** word');
  (contentField() as HTMLTextAreaElement).setSelectionRange(1, 1);
  paste('Title', '<h2>Title</h2>');
  expect(contentField()).toHaveValue('A\n\n## Title\n\n **bold** word');
});

test('G2 an address pasted over words links them', async () => {
  await openEditor(draft.id, { seed });
  write(contentField(), 'Read this');
  const area = contentField() as HTMLTextAreaElement;
  area.setSelectionRange(5, 9);
  paste('https://example.com/', '<a href="https://example.com/">https://example.com/</a>');
  expect(area).toHaveValue('Read [this](https://example.com/)');
  expect(paste('https://example.com/')).toBe(true);
});

test('G2 Ctrl B and Ctrl I mark the selection', async () => {
  const { owner } = await openEditor(draft.id, { seed });
  write(contentField(), 'Two words');
  const area = contentField() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(0, 3);
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('**Two** words');
  await owner.keyboard('{Control>}i{/Control}');
  expect(area).toHaveValue('***Two*** words');
});

test('G1 a deleted post shows an error with a link to the list', async () => {
  const { owner } = await openDashboard({ seed, address: '/admin/blog/00000000-0000-4000-8000-999999999999' });
  expect(await screen.findByRole('heading', { name: 'This post no longer exists' })).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'All posts' }));
  expect(await screen.findByRole('heading', { name: 'Blog Posts' })).toBeVisible();
});

test('G2 the search result and the social card follow the text', async () => {
  const { owner } = await openEditor(draft.id, { seed });
  write(await titleField(), 'A Quite Different Title');
  const preview = screen.getByRole('complementary', { name: 'Preview', hidden: true });
  const result = within(preview).getByRole('article', { name: 'Search result', hidden: true });
  await waitFor(() => expect(result).toHaveTextContent('A Quite Different Title'));
  await owner.click(within(preview).getByRole('tab', { name: 'Social card', hidden: true }));
  expect(within(preview).getByRole('article', { name: 'Social card', hidden: true })).toHaveTextContent(
    'A Quite Different Title',
  );
});
