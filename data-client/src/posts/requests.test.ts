import { createVisitorClient } from '../connection/visitor-client';

const row = {
  ...{ id: 'one', title: 'One', slug: 'one', excerpt: '', category: 'coaching', author: '', featured_image: '' },
  ...{ is_featured: false, read_time: '', reading_minutes: 3, views: 0 },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
};

test('P7 all posts are read, a thousand at once, and a search keeps to its category', async () => {
  const fetch = jest.fn();
  globalThis.fetch = fetch;
  const { posts } = createVisitorClient({ url: 'http://backend.test', key: 'public-key' });
  fetch.mockImplementationOnce(async () => Response.json(Array(1000).fill(row)));
  fetch.mockImplementationOnce(async () => Response.json([row]));
  const all = await posts.list({});
  expect(all).toHaveLength(1001);
  expect(all[0]).toMatchObject({ title: 'One', readTime: '3 min read' });
  expect(String(fetch.mock.calls[1]?.[0])).toContain('offset=1000');
  fetch.mockImplementation(async () => Response.json([]));
  await posts.mentions({ words: 'trust', category: 'coaching' });
  expect(JSON.parse(fetch.mock.lastCall?.[1].body)).toEqual({ words: 'trust', only_category: 'coaching' });
});
