import { screen } from '@testing-library/react';
import { DataError, type PostMention } from 'data-client';
import { aPost, createFakeVisitorClient } from 'data-client/testing';
import { renderBlog } from '../testing/render-blog';
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

const mentions: Record<string, PostMention[]> = {
  lighthouse: [
    {
      slug: 'inside',
      passage: [
        { text: 'lighthouse', isMatch: true },
        { text: ' keeps still', isMatch: false },
      ],
      isNear: false,
    },
  ],
  coridor: [{ slug: 'as-mistyped', passage: [{ text: 'coridor', isMatch: true }], isNear: false }],
};

type Circumstances = { isGridEmpty?: boolean; error?: DataError; address?: string };

function search(words: string, { isGridEmpty = true, error, address }: Circumstances = {}) {
  const client = createFakeVisitorClient({ posts, mentions: mentions[words] ?? [] });
  if (error) client.fake.fail('posts.mentions', error);
  const hrefOf = ({ slug }: { slug: string }) => ({ to: `/blog/${slug}` });
  return renderBlog(<Mentions {...{ posts, words, isGridEmpty, hrefOf }} />, { client, address });
}

test('decision 30 articles that contain the words appear under a separate heading, with the passage', async () => {
  search('lighthouse');
  expect(await screen.findByRole('heading', { name: 'Mentioned in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'On patience' })).toHaveAttribute('href', '/blog/inside');
  expect(screen.getByText('lighthouse').tagName).toBe('MARK');
});

test('decision 30 a misspelled word shows results for the corrected spelling, and says so', async () => {
  search('corrider');
  const correction = await screen.findByText('corridor', { selector: 'em' });
  expect(correction.parentElement).toHaveTextContent('No exact match. Showing results for corridor.');
  expect(await screen.findByRole('heading', { name: 'Similar spelling' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The corridor' })).toBeVisible();
  expect(screen.queryByText('No articles found')).not.toBeInTheDocument();
});

test('decision 30 similar spellings are omitted when a title or excerpt matches', async () => {
  search('coridor', { isGridEmpty: false });
  expect(await screen.findByText('1 more article found')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Similar spelling' })).not.toBeInTheDocument();
});

test('P5 a search without any match shows the empty state, and announces it', async () => {
  search('zzqqxx');
  expect(await screen.findByText('No articles found')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 articles');
});

test('P5 a search without any match links to all articles', async () => {
  search('zzqqxx', { address: '/blog?search=zzqqxx&category=coaching' });
  expect(await screen.findByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog');
});

test('P3 a failed full-text search shows a warning with a Retry button', async () => {
  const { client, user } = search('lighthouse', { error: new DataError('offline') });
  const again = await screen.findByRole('button', { name: 'Try again' });
  client.fake.heal();
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'On patience' })).toBeVisible();
});

test('decision 6 a visitor who searches too often sees a message instead of an empty list', async () => {
  search('zzqqxx', { error: new DataError('rate-limited', { message: 'Too many searches.' }) });
  expect(await screen.findByText('Too many searches. Only titles and summaries were searched.')).toBeVisible();
  expect(screen.queryByText('No articles found')).not.toBeInTheDocument();
});
