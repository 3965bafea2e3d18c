import { screen } from '@testing-library/react';
import { aPost } from 'data-client/testing';
import { saveBookmark } from '../bookmarks/bookmarks';
import { renderBlog } from '../testing/render-blog';
import { SavedArticles } from './saved-articles';

const first = aPost({ id: '1', slug: 'first', title: 'Saved first' });
const second = aPost({ id: '2', slug: 'second', title: 'Saved second' });
const third = aPost({ id: '3', slug: 'third', title: 'Saved third' });
const gone = aPost({ id: '4', slug: 'gone', title: 'Taken back' });

const open = (isKnown = true) =>
  renderBlog(
    <SavedArticles
      posts={[first, second, third]}
      isKnown={isKnown}
      hrefOf={({ slug }) => ({ to: `/blog/${slug}` })}
      allArticles="/blog"
    />,
  );

const titles = () => screen.getAllByRole('link', { name: /^Saved/ }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  saveBookmark(first);
  saveBookmark(second);
});

test('P11 removing an article focuses the heading and can be undone', async () => {
  saveBookmark(third);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Remove Saved second' }));
  expect(titles()).toEqual(['Saved third', 'Saved first']);
  expect(screen.getByRole('heading', { name: 'Saved Articles' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Saved third', 'Saved second', 'Saved first']);
});

test('P11 an unpublished article can be removed, and one that failed to load stays a link', () => {
  saveBookmark(gone);
  const { unmount } = open();
  expect(screen.getByText('Taken back (no longer published)')).toBeVisible();
  unmount();
  open(false);
  expect(screen.getByRole('link', { name: 'Taken back' })).toHaveAttribute('href', '/blog/gone');
});

test('P11 the empty state explains how to save an article', () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'bookmarked_posts' }));
  open();
  expect(screen.getByText('Nothing saved yet')).toBeVisible();
});
