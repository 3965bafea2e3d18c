import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { manyPosts } from '../testing/story-posts';
import { ArticleGrid } from './article-grid';

const posts = manyPosts(60);

const grid = (selected: string) => (
  <MemoryRouter>
    <ArticleGrid posts={posts} words="" selected={selected} hrefOf={({ slug }) => ({ address: `/blog/${slug}` })} />
  </MemoryRouter>
);

const shown = () => screen.getAllByRole('article').length;
const more = () => screen.queryByRole('button', { name: 'Show more articles' });

test('P2 shows 24 articles at a time, and "Show more articles" focuses the first new one', async () => {
  renderWithTheme(grid(''));
  expect(shown()).toBe(24);
  expect(screen.getByText('24 of 60 articles shown')).toBeVisible();
  await userEvent.click(more()!);
  expect(shown()).toBe(48);
  expect(document.activeElement).toBe(screen.getAllByRole('link')[24]);
  await userEvent.click(more()!);
  expect(shown()).toBe(60);
  expect(more()).not.toBeInTheDocument();
});

test('P2 a new search resets the list to the first 24 articles, and "Show more articles" focuses again', async () => {
  const { rerender } = renderWithTheme(grid(''));
  await userEvent.click(more()!);
  rerender(grid('?category=coaching'));
  expect(shown()).toBe(24);
  await userEvent.click(more()!);
  expect(document.activeElement).toBe(screen.getAllByRole('link')[24]);
});
