import { render, waitFor } from '@testing-library/react';
import type { Settings } from 'data-client';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { DocumentHead } from './document-head';
import type { PageHead } from './page-head';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const data = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent),
  );

function open(page: PageHead, settings: Partial<Settings> = {}) {
  const client = createFakeVisitorClient({ settings });
  const inSurroundings = (shown: PageHead) => (
    <TestDataProvider client={client}>
      <DocumentHead {...shown} />
    </TestDataProvider>
  );
  const view = render(inSurroundings(page));
  return { goTo: (next: PageHead) => view.rerender(inSurroundings(next)), client };
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="description" content="From the HTML"><link rel="icon" href="data:,">';
});

const blog: PageHead = { title: 'Blog', description: 'Articles', path: 'blog/' };

test('R4 R6 the blog has its own title, description and canonical link, and leaving restores the site’s', async () => {
  const { goTo } = open(blog, {
    meta_title: 'Ada',
    meta_description: 'About Ada',
    canonical_url: 'https://ada.example/',
  });
  await waitFor(() => expect(canonical()).toBe('https://ada.example/blog/'));
  expect(document.title).toBe('Blog · Lena Ashford');
  expect(content('meta[name="description"]')).toBe('Articles');
  goTo({});
  await waitFor(() => expect(canonical()).toBe('https://ada.example/'));
  expect(document.title).toBe('Ada');
  expect(content('meta[name="description"]')).toBe('About Ada');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('R7 the built-in metadata stay when the settings cannot be loaded', async () => {
  const client = createFakeVisitorClient();
  client.fake.fail('settings.read');
  render(
    <TestDataProvider client={client}>
      <DocumentHead />
    </TestDataProvider>,
  );
  await waitFor(() =>
    expect(content('meta[property="og:title"]')).toBe('Lena Ashford · Leadership and Executive Coach'),
  );
});

test('R7 leaving a page removes tags that the next page does not have', async () => {
  const { goTo } = open({ title: 'Page not found', isHidden: true });
  await waitFor(() => expect(content('meta[name="robots"]')).toBe('noindex'));
  expect(data()).toEqual([]);
  goTo({});
  await waitFor(() => expect(content('meta[name="robots"]')).toBeUndefined());
  expect(data()).toMatchObject([{ '@type': 'Person' }]);
});

test('R8 the site is described once, and a page adds its breadcrumbs', async () => {
  open(blog);
  await waitFor(() => expect(data()).toMatchObject([{ '@type': 'Person' }, { '@type': 'BreadcrumbList' }]));
});

test('the browser uses the owner’s color and icon', async () => {
  open({}, { primary_color: '#204020', favicon_url: '/images/ada.png' });
  await waitFor(() => expect(content('meta[name="theme-color"]')).toBe('#204020'));
  expect(document.head.querySelector('link[rel="icon"]')).toHaveAttribute('href', 'http://localhost/images/ada.png');
});
