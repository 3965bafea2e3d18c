import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aPost, createFakeVisitorClient } from 'data-client/testing';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { renderBlog } from '../testing/render-blog';
import { manyPosts } from '../testing/story-posts';
import { BlogPage } from './blog-page';

const posts = [
  aPost({
    id: '1',
    slug: 'pause',
    title: 'The courage to pause',
    category: 'leadership',
    isFeatured: true,
    createdAt: new Date('2026-03-01'),
    views: 5,
    content: 'Body of **pause**',
  }),
  aPost({
    id: '2',
    slug: 'ask',
    title: 'Asking better',
    category: 'coaching',
    isFeatured: false,
    createdAt: new Date('2026-02-01'),
    views: 90,
  }),
  aPost({
    id: '3',
    slug: 'grow',
    title: 'Growing up',
    category: 'personal-growth',
    isFeatured: false,
    createdAt: new Date('2026-01-01'),
    views: 1,
  }),
];

function Page() {
  const { slug } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <BlogPage blogPath="/blog" slug={slug} />
      <button type="button" onClick={() => void navigate(-1)}>
        Browser’s Back
      </button>
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}

const open = (address = '/blog', seed: Parameters<typeof createFakeVisitorClient>[0] = {}) =>
  renderBlog(
    <Routes>
      <Route path="/blog/:slug?" element={<Page />} />
    </Routes>,
    { client: createFakeVisitorClient({ posts, ...seed }), address },
  );

const grid = async () => within((await screen.findByRole('heading', { name: 'All Articles' })).closest('section')!);
const titles = async () =>
  (await (await grid()).findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);

test('P1 P2 shows a spinner, then the featured posts and all posts with their count', async () => {
  open();
  expect(screen.getByText('Loading articles')).toBeInTheDocument();
  expect(await titles()).toEqual(['The courage to pause', 'Asking better', 'Growing up']);
  expect(screen.getByText('3 articles')).toBeInTheDocument();
  const featured = within(screen.getByRole('heading', { name: 'Featured Articles' }).closest('section')!);
  expect(featured.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByText(/sample articles/)).not.toBeInTheDocument();
});

test('P2 articles older than the first request’s are loaded too, and counted once they are', async () => {
  const client = createFakeVisitorClient({ posts: manyPosts(30) });
  const { list } = client.posts;
  let letArrive = () => {};
  const arrival = new Promise<void>((resolve) => (letArrive = resolve));
  client.posts.list = async (filter) => {
    if (!filter.limit) await arrival;
    return list(filter);
  };
  renderBlog(<BlogPage blogPath="/blog" />, { client, address: '/blog' });
  await screen.findAllByRole('article');
  expect(screen.queryByText(/^24/)).not.toBeInTheDocument();
  letArrive();
  expect(await screen.findByText('30 articles')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All Articles 30' })).toBeVisible();
});

test.each([
  ['the built-in coach’s site', {}],
  ['another coach’s site', { site_title: 'Ada Brook' }],
])('P2 on %s, a list whose older articles do not load says so, and loads them again', async (_, settings) => {
  const many = Array.from({ length: 30 }, (__, id) => aPost({ id: String(id), slug: `post-${id}` }));
  const client = createFakeVisitorClient({ posts: many, settings });
  const { list } = client.posts;
  const lossy = jest.spyOn(client.posts, 'list');
  lossy.mockImplementation((filter) => (filter.limit ? list(filter) : Promise.reject(new DataError('rejected'))));
  const { user } = renderBlog(<BlogPage blogPath="/blog" />, { client, address: '/blog' });
  const failure = 'Older articles couldn’t be loaded.';
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByText('24 articles')).toBeVisible();
  lossy.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('30 articles')).toBeVisible();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
});

test('P1 chips show counts, and Personal Growth gets a chip once it has posts', async () => {
  open();
  expect(screen.getByRole('button', { name: 'All Articles' })).toHaveTextContent(/^All Articles$/);
  await titles();
  const chips = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'All Articles 3',
    'Leadership 1',
    'Coaching 1',
    'Transformation 0',
    'Business 0',
    'Personal Growth 1',
  ]);
});

test('P2 P3 choosing a category shows only its posts and hides the featured block', async () => {
  const { user } = open();
  await titles();
  await user.click(screen.getByRole('button', { name: /^Coaching/ }));
  expect(await titles()).toEqual(['Asking better']);
  expect(screen.queryByRole('heading', { name: 'Featured Articles' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/blog?category=coaching');
});

test.each([
  ['Newest First', ['The courage to pause', 'Asking better', 'Growing up']],
  ['Oldest First', ['Growing up', 'Asking better', 'The courage to pause']],
  ['Most Popular', ['Asking better', 'The courage to pause', 'Growing up']],
])('P4 sorts by %s', async (order, sorted) => {
  const { user } = open('/blog?sort=oldest');
  await titles();
  await user.selectOptions(screen.getByLabelText('Sort by'), order);
  expect(await titles()).toEqual(sorted);
});

test('P2 leaving the search field puts the search into the address at once', async () => {
  open();
  await titles();
  const field = screen.getByPlaceholderText('Search articles...');
  fireEvent.change(field, { target: { value: 'asking' } });
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/blog$/);
  fireEvent.focusOut(field);
  expect(screen.getByLabelText('address')).toHaveTextContent('/blog?search=asking');
});

test('P6 a card shows badge, views, date, read time, title, excerpt and category', async () => {
  open();
  const card = (await (await grid()).findByRole('heading', { name: 'The courage to pause' })).closest('article')!;
  for (const text of ['Featured', 'Leadership', '5 views', 'March 1, 2026', 'min read'])
    expect(card).toHaveTextContent(text);
});

test('P8 an unknown slug shows "Article not found" and a link back to the list', async () => {
  const { user } = open('/blog/gone');
  expect(await screen.findByText('Article not found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See all articles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('P8 Back from the next article returns to where the visitor was in the first', async () => {
  const { user } = open('/blog/pause');
  const dialog = await screen.findByRole('dialog', { name: 'The courage to pause' });
  dialog.scrollTop = 700;
  fireEvent.scroll(dialog);
  await user.click(await within(dialog).findByRole('link', { name: /Asking better/ }));
  await screen.findByRole('dialog', { name: 'Asking better' });
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(dialog.scrollTop).toBe(0);
  fireEvent.click(screen.getByText('Browser’s Back'));
  await screen.findByRole('dialog', { name: 'The courage to pause' });
  expect(dialog.scrollTop).toBe(700);
});

test('P5 suggests another category only if one is chosen', async () => {
  open('/blog?category=business');
  expect(await screen.findByText('Try adjusting your search or filter criteria')).toBeVisible();
});

test('P5 a blog without articles says so, and offers no categories', async () => {
  open('/blog', { posts: [], settings: { site_title: 'Ada Brook' } });
  expect(await screen.findByText('No articles here yet')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Categories' })).not.toBeInTheDocument();
  expect(screen.queryByText('Try adjusting your search or filter criteria')).not.toBeInTheDocument();
});

test('P8 closing an article keeps the filter of the list', async () => {
  const { user } = open('/blog/ask?category=coaching');
  await titles();
  await user.click(await screen.findByRole('button', { name: 'Close article' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/blog?category=coaching');
});

test('P10 dismissing the share sheet copies nothing', async () => {
  const { user } = open('/blog/pause');
  const share = jest.fn().mockRejectedValue(new DOMException('dismissed', 'AbortError'));
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  Object.assign(navigator, { share });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(writeText).not.toHaveBeenCalled();
});

test('P10 the owner can turn sharing off', async () => {
  open('/blog/pause', { settings: { social_sharing_enabled: false } });
  await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument());
});
