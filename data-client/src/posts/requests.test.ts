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
  delete globalThis.__preloaded;
});

const preload = (url: string, rows: unknown) => {
  globalThis.__preloaded = { [url]: Promise.resolve(Response.json(rows)) };
};

test('P7 the newest posts are not requested again if the HTML has preloaded them', async () => {
  preload(newestPostsUrl(config), [row('preloaded')]);
  const { posts } = createVisitorClient(config);
  expect(await posts.list({ limit: newestPostsLimit })).toMatchObject([{ title: 'preloaded', readTime: '3 min read' }]);
  expect(fetch).not.toHaveBeenCalled();
  expect(await posts.list({ limit: newestPostsLimit })).toMatchObject([{ title: 'asked' }]);
});

test('P7 other lists do not use the preloaded posts', async () => {
  preload(newestPostsUrl(config), [row('preloaded')]);
  const { posts } = createVisitorClient(config);
  expect(await posts.list({ limit: newestPostsLimit, category: 'coaching' })).toMatchObject([{ title: 'asked' }]);
  expect(await posts.list({ limit: 2 })).toMatchObject([{ title: 'asked' }]);
});

test('P8 a preloaded article is not requested again, nor one that is known not to exist', async () => {
  const { posts } = createVisitorClient(config);
  preload(postUrl(config, 'one & two'), [row('preloaded', 'Its text')]);
  expect(await posts.bySlug('one & two')).toMatchObject({ title: 'preloaded', content: 'Its text' });
  preload(postUrl(config, 'gone'), []);
  expect(await posts.bySlug('gone')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('P7 all posts are read, a thousand at once, and a search keeps to its category', async () => {
  const { posts } = createVisitorClient(config);
  const thousand = Array.from({ length: 1000 }, (_, index) => row(`${index}`));
  fetch.mockImplementationOnce(async () => Response.json(thousand));
  expect(await posts.list({})).toHaveLength(1001);
  expect(String(fetch.mock.calls[1]?.[0])).toContain('offset=1000');
  fetch.mockImplementation(async () => Response.json([]));
  await posts.mentions({ words: 'trust', category: 'coaching' });
  expect(JSON.parse(fetch.mock.lastCall?.[1].body)).toEqual({ words: 'trust', only_category: 'coaching' });
});
