import { expect, requestsFail, test } from './fixtures';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, phone } from './accessibility';
import { addresses } from './stack';
import { goTo } from './visit';

const all = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'All Articles', exact: true }) })
    .last();
const titles = (page: Page) => all(page).getByRole('article').getByRole('link').allTextContents();
const search = (page: Page) => page.getByPlaceholder('Search articles...');

test('P1 P2 P3 P4 P5 P6 a reader sorts, filters and searches the articles', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await all(page).getByRole('article').first().waitFor();
  const newest = await titles(page);
  await test.step('P1 P6 categories have counts, and cards are complete', async () => {
    for (const chip of ['All Articles', 'Leadership', 'Coaching', 'Transformation', 'Business'])
      await page.getByRole('button', { name: new RegExp(`^${chip} \\d+$`) }).waitFor();
    await page.getByRole('heading', { name: 'Featured Articles' }).waitFor();
    const card = all(page).getByRole('article').filter({ hasText: 'The Meeting After the Meeting' });
    await expect(card.locator('img')).toHaveCount(1);
    for (const part of [/views?$/, /min read/, /^\w+ \d+, \d{4}$/]) await expect(card.getByText(part)).toHaveCount(1);
  });
  await test.step('P4 articles follow the chosen order', async () => {
    const order = page.getByLabel('Sort by');
    expect(await order.locator('option').allTextContents()).toEqual(['Newest First', 'Oldest First', 'Most Popular']);
    await order.selectOption('Oldest First');
    await expect.poll(() => titles(page)).toEqual(newest.toReversed());
    await order.selectOption('Most Popular');
    await expect(async () => {
      const views = await all(page)
        .getByText(/views?$/)
        .allTextContents();
      const counts = views.map((text) => Number.parseInt(text.replaceAll(',', ''), 10));
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }).toPass();
    await order.selectOption('Newest First');
  });
  await test.step('P5 an empty search result says so, and clearing the search restores the list', async () => {
    await search(page).fill('zzqqxx');
    await page.getByText('No articles found').waitFor();
    await page.getByText('Try adjusting your search or filter criteria').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => titles(page)).toEqual(newest);
  });
  await test.step('P3 full-text matches appear below the list, and a misspelled word is corrected', async () => {
    await search(page).fill('corridor');
    await page
      .getByRole('heading', { name: 'mentioned in' })
      .or(page.getByRole('heading', { name: 'All Articles' }))
      .first()
      .waitFor();
    await search(page).fill('coridor');
    await page.getByText('No exact match. Showing results for corridor.').waitFor();
    await expect(page.getByText('0 articles', { exact: true })).toHaveCount(0);
    expect(await page.locator('mark').count()).toBeGreaterThan(0);
  });
  await test.step('P2 P3 search ignores case, respects the category, and stays in the URL', async () => {
    await search(page).fill('COURAGE');
    await expect.poll(() => titles(page)).toEqual([expect.stringMatching(/courage/i)]);
    await page.waitForURL(/search=COURAGE/);
    await page.reload();
    await expect.poll(() => titles(page)).toHaveLength(1);
    await page.getByRole('button', { name: /^Coaching/ }).click();
    await expect.poll(() => titles(page)).toHaveLength(0);
    await page.getByRole('heading', { name: 'Featured Articles' }).waitFor({ state: 'detached' });
  });
});

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
