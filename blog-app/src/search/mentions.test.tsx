import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { Mentions } from './mentions';

const inside = aPost({
  id: '1',
  slug: 'inside',
  title: 'On patience',
  excerpt: 'Waiting well.',
  content: 'A lighthouse keeps still so that ships need not.',
});
const near = aPost({ id: '2', slug: 'near', title: 'The corridor', excerpt: 'Short.', content: 'Plain.' });
const asMistyped = aPost({ id: '3', slug: 'as-mistyped', title: 'In haste', excerpt: 'Quick.', content: 'A coridor.' });
const posts = [inside, near, asMistyped];

function search(words: string, { isGridEmpty = true, fails = false } = {}) {
  const client = createFakeVisitorClient({ posts });
  if (fails) client.fake.fail('posts.mentions');
  const mentions = (
    <TestDataProvider client={client}>
      <MemoryRouter>
        <Mentions
          posts={posts}
          words={words}
          isGridEmpty={isGridEmpty}
          hrefOf={({ slug }) => ({ address: `/blog/${slug}` })}
        />
      </MemoryRouter>
    </TestDataProvider>
  );
  renderWithTheme(mentions);
  return client;
}

test('decision 30 an article that says it inside follows under a heading of its own, with the place', async () => {
  search('lighthouse');
  expect(await screen.findByRole('heading', { name: 'Also mentioned in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'On patience' })).toHaveAttribute('href', '/blog/inside');
  expect(screen.getByText('lighthouse').tagName).toBe('MARK');
});

test('decision 30 a mistyped word finds what was meant, and says that it is a guess', async () => {
  search('coridor');
  expect(await screen.findByRole('heading', { name: 'Similar spelling' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The corridor' })).toBeVisible();
  expect(screen.queryByText('No articles found')).not.toBeInTheDocument();
});

test('decision 30 guesses are left out where titles or summaries hold the word', async () => {
  search('coridor', { isGridEmpty: false });
  // Said when all of the search has ended.
  expect(await screen.findByText('1 more article found inside')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Similar spelling' })).not.toBeInTheDocument();
});

test('P5 when nothing is found anywhere the visitor is told', async () => {
  search('zzqqxx');
  expect(await screen.findByText('No articles found')).toBeVisible();
});

test('P3 when the articles cannot be searched the visitor is told, and can try again', async () => {
  const client = search('lighthouse', { fails: true });
  const again = await screen.findByRole('button', { name: 'Try again' });
  client.fake.heal();
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'On patience' })).toBeVisible();
});
