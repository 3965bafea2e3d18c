import { screen } from '@testing-library/react';
import { renderBlog } from '../testing/render-blog';
import { manyPosts } from '../testing/story-posts';
import { ArticleGrid } from './article-grid';

const posts = manyPosts(60);

const grid = (selected: string) => (
  <ArticleGrid posts={posts} words="" selected={selected} hrefOf={({ slug }) => ({ to: `/blog/${slug}` })} />
);

const shown = () => screen.getAllByRole('article').length;
const more = () => screen.queryByRole('button', { name: 'Show more articles' });

afterEach(() => history.replaceState(null, ''));

test('P2 shows 24 articles at a time, and "Show more articles" focuses the first new one', async () => {
  const { user } = renderBlog(grid(''));
  expect(shown()).toBe(24);
  expect(screen.getByText('24 of 60 articles shown')).toBeVisible();
  await user.click(more()!);
  expect(shown()).toBe(48);
  expect(document.activeElement).toBe(screen.getAllByRole('link')[24]);
  await user.click(more()!);
  expect(shown()).toBe(60);
  expect(more()).not.toBeInTheDocument();
});

test('P2 a new search resets the list to the first 24 articles, and "Show more articles" focuses again', async () => {
  const { user, show } = renderBlog(grid(''));
  await user.click(more()!);
  show(grid('?category=coaching'));
  expect(shown()).toBe(24);
  await user.click(more()!);
  expect(document.activeElement).toBe(screen.getAllByRole('link')[24]);
});

test('P2 returning to the list shows as many articles as before and leaves the focus alone', async () => {
  const { user, unmount } = renderBlog(grid(''));
  await user.click(more()!);
  unmount();
  renderBlog(grid(''));
  expect(shown()).toBe(48);
  expect(document.body).toHaveFocus();
});

test('P2 a reload over an article of the list keeps the number of articles', async () => {
  const { user, unmount } = renderBlog(grid(''));
  await user.click(more()!);
  // The router adds a history entry for the article.
  history.replaceState(null, '');
  await user.click(screen.getAllByRole('link')[40]!);
  unmount();
  renderBlog(grid(''));
  expect(shown()).toBe(48);
});

// A search without matches removes the grid, and the address follows only when the visitor stops typing.
test('P2 a search that replaces one without matches shows 24 articles', async () => {
  const { user, show } = renderBlog(grid(''));
  await user.click(more()!);
  show(null);
  show(grid('?search=words'));
  expect(shown()).toBe(24);
});
