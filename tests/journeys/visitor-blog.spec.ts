import { expect, requestsFail, test } from './fixtures';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, phone } from './accessibility';
import { addresses } from './stack';
import { goTo } from './visit';

const search = (page: Page) => page.getByPlaceholder('Search articles...');

test('P2 on a phone, the search field moves up, so that the keyboard covers no result', async ({ visit }) => {
  const page = await visit({ path: '/blog', viewport: phone });
  await search(page).click();
  await search(page).fill('courage');
  const found = page.getByText('1 article');
  await found.waitFor();
  const topOf = async (place: Locator) => (await place.boundingBox())?.y;
  await expect.poll(() => topOf(found)).toBeLessThan(phone.height * 0.65);
  await expect.poll(() => topOf(search(page))).toBeGreaterThan(80);
});

test('P1 the articles begin close below the header band', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  const band = (await page.locator('section', { has: page.getByRole('heading', { level: 1 }) }).boundingBox())!;
  const articles = (await page
    .getByRole('region', { name: 'Articles', exact: true })
    .locator('> * > *')
    .boundingBox())!;
  expect(articles.y - band.y - band.height).toBeLessThan(40);
});

test('P7 a failed request shows samples until a retry loads articles', requestsFail, async ({ page, complaints }) => {
  await page.route(`${addresses.api}/rest/v1/blog_posts_la2024**`, (route) => route.abort());
  await goTo(page, '/blog');
  await page
    .getByText(/sample/i)
    .first()
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect.poll(() => complaints.join('\n')).toContain('posts');
  await page.unroute(`${addresses.api}/rest/v1/blog_posts_la2024**`);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('link', { name: 'The Meeting After the Meeting' }).first().waitFor();
});

test('P8 an article without a table of contents does not move when its text arrives', async ({ visit }) => {
  const title = 'The Meeting After the Meeting';
  const page = await visit({ path: '/blog' });
  let letArrive = () => {};
  const measured = new Promise<void>((resolve) => (letArrive = resolve));
  await page.route(/blog_posts_la2024.*slug=eq/, async (route) => {
    const response = await route.fetch();
    await measured;
    const [post] = (await response.json()) as object[];
    await route.fulfill({ response, json: [{ ...post, content: 'A short note.' }] });
  });
  await page.getByRole('article').getByRole('link', { name: title }).last().click();
  const left = async () => (await page.getByRole('dialog').getByRole('heading', { name: title }).boundingBox())?.x;
  await page.getByRole('dialog').getByText('Loading article', { exact: true }).waitFor();
  const before = await left();
  letArrive();
  await page.getByRole('dialog').getByText('A short note.').waitFor();
  expect(await left()).toBe(before);
});
