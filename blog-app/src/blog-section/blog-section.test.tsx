import { screen, waitFor, within } from '@testing-library/react';
import { aPost, createFakeVisitorClient } from 'data-client/testing';
import { renderBlog } from '../testing/render-blog';
import { BlogSection } from './blog-section';

const posts = Array.from({ length: 10 }, (_, index) =>
  aPost({
    id: String(index),
    slug: `post-${index}`,
    title: `Post ${index}`,
    category: index % 2 ? 'coaching' : 'leadership',
    isFeatured: index < 3,
    createdAt: new Date(Date.UTC(2026, 0, 30 - index)),
  }),
);

const open = (settings = {}, stored = posts) =>
  renderBlog(<BlogSection blogPath="/blog" />, { client: createFakeVisitorClient({ posts: stored, settings }) });

const block = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);
const titlesIn = async (name: string) =>
  (await (await block(name)).findAllByRole('heading', { level: 4 })).map((heading) => heading.textContent);

test('L8 without any articles there are no categories, and none is suggested', async () => {
  open({ site_title: 'Ada Brook' }, []);
  expect(await screen.findByText('No articles here yet')).toBeVisible();
  expect(screen.queryByText(/Choose another category/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Categories' })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'View All articles' })).not.toBeInTheDocument();
});

test('L8 shows the first two featured posts and six others as the latest', async () => {
  open();
  expect(await titlesIn('Featured Articles')).toEqual(['Post 0', 'Post 1']);
  expect(await titlesIn('Latest Articles')).toEqual(['Post 2', 'Post 3', 'Post 4', 'Post 5', 'Post 6', 'Post 7']);
});

test('L8 when every article is featured, no empty block of latest articles follows', async () => {
  open({}, posts.slice(0, 2));
  expect(await titlesIn('Featured Articles')).toEqual(['Post 0', 'Post 1']);
  expect(screen.queryByRole('heading', { name: 'Latest Articles' })).not.toBeInTheDocument();
});

test('L8 chips count all published posts, and selecting a category hides the featured block', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Coaching 5' }));
  expect(await titlesIn('Latest Articles')).toEqual(['Post 1', 'Post 3', 'Post 5', 'Post 7', 'Post 9']);
  expect(screen.queryByRole('heading', { name: 'Featured Articles' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All Posts 10' })).toHaveAttribute('aria-pressed', 'false');
});

test('L8 disabling the blog hides the section', async () => {
  open({ blog_enabled: false });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Latest Articles' })).not.toBeInTheDocument());
});
