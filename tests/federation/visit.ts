import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch.mjs';

let browser: Browser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

afterAll(() => browser.close());

export type Visit = {
  page: Page;
  /** What the browser said about the page's policy or about integrity. */
  violations: string[];
  /** What was asked of the backend. */
  backendRequests: string[];
};

/** What the backend tells in these tests: enough to show, so that no built-in sample has to stand in. */
const tables: Record<string, object[]> = {
  testimonials_la2024: [
    {
      id: 't1',
      name: 'Ana',
      title: 'CEO',
      company: null,
      content: 'Clear.',
      rating: 5,
      image_url: null,
      is_featured: true,
      is_published: true,
      created_at: '2026-01-05T09:00:00Z',
      updated_at: '2026-01-05T09:00:00Z',
    },
  ],
  blog_posts_la2024: [
    {
      id: 'p1',
      title: 'The first post',
      slug: 'the-first-post',
      excerpt: 'How it began.',
      category: 'leadership',
      author: 'Lena Ashford',
      featured_image: '',
      is_featured: false,
      is_published: true,
      read_time: '5 min read',
      views: 3,
      created_at: '2026-01-05T09:00:00Z',
      updated_at: '2026-01-05T09:00:00Z',
    },
  ],
};

/** A visitor opens an address. */
export async function visit(address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  const violations: string[] = [];
  const backendRequests: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML|integrity|preload/i.test(message.text()))
      violations.push(message.text());
  });
  await page.route('http://localhost:54321/**', (route) => {
    const { pathname } = new URL(route.request().url());
    backendRequests.push(pathname);
    return route.fulfill({
      status: 200,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify(tables[pathname.split('/').at(-1) ?? ''] ?? []),
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, violations, backendRequests };
}
