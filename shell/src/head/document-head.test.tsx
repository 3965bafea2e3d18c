import { render, waitFor } from '@testing-library/react';
import { publicDefaults, type Settings } from 'data-client';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { DocumentHead } from './document-head';
import type { PageHead } from './head-tags';
import { structuredData } from './structured-data';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const data = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent),
  );

function open(page: PageHead, settings: Partial<Settings> = {}) {
  const client = createFakeVisitorClient({ settings });
  const inProviders = (shown: PageHead) => (
    <TestDataProvider client={client}>
      <DocumentHead {...shown} />
    </TestDataProvider>
  );
  const view = render(inProviders(page));
  return { goTo: (next: PageHead) => view.rerender(inProviders(next)), client };
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="description" content="From the HTML"><link rel="icon" href="data:,">';
});

const blog: PageHead = { title: 'Blog', description: 'Articles', path: 'blog/' };

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

// The first test of the file, because the published head is read only once.
test('R6 a page without an address of its own replaces the title of the published landing page', async () => {
  document.documentElement.dataset.rendered = '/';
  document.head.innerHTML += '<title>Published</title><link rel="canonical" href="http://localhost/">';
  const { goTo } = open({});
  expect(document.title).toBe('Published');
  goTo({ title: 'Admin', isHidden: true });
  expect(document.title).toMatch(/^Admin/);
  await waitFor(() => expect(content('meta[name="robots"]')).toBe('noindex'));
  delete document.documentElement.dataset.rendered;
});

test('R7 leaving a page removes tags that the next page does not have', async () => {
  const { goTo } = open({ title: 'Page not found', isHidden: true });
  await waitFor(() => expect(content('meta[name="robots"]')).toBe('noindex'));
  expect([data(), canonical()]).toEqual([[], undefined]);
  goTo({});
  await waitFor(() => expect(content('meta[name="robots"]')).toBeUndefined());
  expect(data()).toMatchObject([{ '@type': 'Person' }]);
  expect(canonical()).toBe('http://localhost/');
  goTo({ title: 'Page not found', isHidden: true });
  await waitFor(() => expect(canonical()).toBeUndefined());
});

test('R8 the site is described once, and a page adds its breadcrumbs', async () => {
  open(blog);
  await waitFor(() => expect(data()).toMatchObject([{ '@type': 'Person' }, { '@type': 'BreadcrumbList' }]));
});

test('SV2 R8 the services of the published page stay in the description of later pages', async () => {
  const services = [{ id: 'walks', name: 'Harbor Walks', subtitle: 'Outdoors', isOnPage: true }];
  const published = structuredData(publicDefaults, 'http://localhost/', services);
  document.head.innerHTML = `<script type="application/ld+json">${JSON.stringify(published)}</script>`;
  jest.resetModules();
  open(blog);
  await waitFor(() => expect(data()).toHaveLength(2));
  expect(data()[0]).toMatchObject({ makesOffer: (published as { makesOffer: object }).makesOffer });
});

test('the browser uses the owner’s color and icon', async () => {
  open({}, { primary_color: '#204020', favicon_url: '/images/ada.png' });
  await waitFor(() => expect(content('meta[name="theme-color"]')).toBe('#204020'));
  expect(document.head.querySelector('link[rel="icon"]')).toHaveAttribute('href', 'http://localhost/images/ada.png');
});
