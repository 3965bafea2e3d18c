import { createVisitorClient } from '../connection/visitor-client';
import { newestPostsLimit, newestPostsUrl, postUrl } from './requests';

const config = { url: 'http://backend.test', key: 'public-key' };
const row = (title: string, content?: string) => ({
  ...{ id: title, title, slug: 'one', excerpt: '', category: 'coaching', author: '', featured_image: '' },
  ...{ is_featured: false, read_time: '', reading_minutes: 3, views: 0 },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  ...(content === undefined ? {} : { content }),
});

const original = globalThis.fetch;
const fetch = jest.fn();
beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => Response.json([row('asked', 'text')]));
  globalThis.fetch = fetch;
});
afterEach(() => {
  globalThis.fetch = original;
  delete globalThis.__early;
});

const early = (url: string, rows: unknown) => {
  globalThis.__early = { [url]: Promise.resolve(Response.json(rows)) };
};

test('P7 the newest posts that the document has asked for already are not asked for again', async () => {
  early(newestPostsUrl(config), [row('early')]);
  const { posts } = createVisitorClient(config);
  expect(await posts.list({ limit: newestPostsLimit })).toMatchObject([{ title: 'early', readTime: '3 min read' }]);
  expect(fetch).not.toHaveBeenCalled();
  expect(await posts.list({ limit: newestPostsLimit })).toMatchObject([{ title: 'asked' }]);
});

test('P7 a list of other posts leaves the early one alone', async () => {
  early(newestPostsUrl(config), [row('early')]);
  const { posts } = createVisitorClient(config);
  expect(await posts.list({ limit: newestPostsLimit, category: 'coaching' })).toMatchObject([{ title: 'asked' }]);
  expect(await posts.list({ limit: 2 })).toMatchObject([{ title: 'asked' }]);
});

test('P8 the article of the address comes with the document, and one that is not there is known to be missing', async () => {
  const { posts } = createVisitorClient(config);
  early(postUrl(config, 'one'), [row('early', 'Its text')]);
  expect(await posts.bySlug('one')).toMatchObject({ title: 'early', content: 'Its text' });
  early(postUrl(config, 'gone'), []);
  expect(await posts.bySlug('gone')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('P8 an early answer that is no article is asked again', async () => {
  early(postUrl(config, 'one'), [row('early')]);
  expect(await createVisitorClient(config).posts.bySlug('one')).toMatchObject({ title: 'asked' });
});
