import type { Page } from 'playwright-core';
import { expectSoon, openWindow } from './browser';
import { addresses } from './stack';
import { goTo, visit } from './visit';

const all = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'All Articles', exact: true }) })
    .last();
const titles = (page: Page) => all(page).getByRole('article').getByRole('link').allTextContents();
const search = (page: Page) => page.getByPlaceholder('Search articles...');

test('P1 P2 P6 the blog page offers search, order and counted categories, and shows cards with all they hold', async () => {
  const { page } = await visit({ path: '/blog' });
  expect(await page.getByLabel('Order').locator('option').allTextContents()).toEqual([
    'Newest First',
    'Oldest First',
    'Most Popular',
  ]);
  for (const chip of ['All Articles', 'Leadership', 'Coaching', 'Transformation', 'Business'])
    await page.getByRole('button', { name: new RegExp(`^${chip} \\d+$`) }).waitFor();
  await page.getByRole('heading', { name: 'Featured Articles' }).waitFor();
  const card = all(page).getByRole('article').filter({ hasText: 'The Meeting After the Meeting' });
  expect(await card.locator('img').count()).toBe(1);
  for (const part of [/views?$/, /min read/, /^\w+ \d+, \d{4}$/]) expect(await card.getByText(part).count()).toBe(1);
  await page.getByRole('button', { name: /^Coaching/ }).click();
  await page.getByRole('heading', { name: 'Featured Articles' }).waitFor({ state: 'detached' });
});

test('P3 search finds titles and excerpts whatever their case, within the category, and the address keeps it', async () => {
  const { page } = await visit({ path: '/blog' });
  await search(page).fill('COURAGE');
  await expectSoon(
    () => titles(page),
    (found) => found.length === 1 && /courage/i.test(found[0] ?? ''),
  );
  await page.waitForURL(/search=COURAGE/);
  await page.reload();
  await expectSoon(
    () => titles(page),
    (found) => found.length === 1,
  );
  await page.getByRole('button', { name: /^Coaching/ }).click();
  await expectSoon(
    () => titles(page),
    (found) => found.length === 0,
  );
});

test('P3 a word from inside an article is found below the matches, a mistyped one under a heading of its own', async () => {
  const { page } = await visit({ path: '/blog' });
  await search(page).fill('corridor');
  await page
    .getByRole('heading', { name: 'Also mentioned in' })
    .or(page.getByRole('heading', { name: 'All Articles' }))
    .first()
    .waitFor();
  await search(page).fill('coridor');
  await page.getByRole('heading', { name: 'Similar spelling' }).waitFor();
  expect(await page.locator('mark').count()).toBeGreaterThan(0);
});

test('P4 articles stand in the order that is chosen', async () => {
  const { page } = await visit({ path: '/blog' });
  const newest = await titles(page);
  await page.getByLabel('Order').selectOption('Oldest First');
  await expectSoon(
    () => titles(page),
    (now) => now.join() === newest.toReversed().join(),
  );
  await page.getByLabel('Order').selectOption('Most Popular');
  await expectSoon(
    () =>
      all(page)
        .getByText(/views?$/)
        .allTextContents(),
    (views) => {
      const counts = views.map((text) => Number.parseInt(text.replaceAll(',', ''), 10));
      return counts.join() === counts.toSorted((one, other) => other - one).join();
    },
  );
});

test('P5 nothing found says so, and clearing the search brings everything back', async () => {
  const { page } = await visit({ path: '/blog' });
  const before = await titles(page);
  await search(page).fill('zzqqxx');
  await page.getByText('No articles found').waitFor();
  await page.getByText('Try adjusting your search or filter criteria').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectSoon(
    () => titles(page),
    (now) => now.join() === before.join(),
  );
});

test('P7 without an answer samples stand in and say so, the failure is logged, and trying again brings the articles', async () => {
  const { page, complaints } = await openWindow();
  await page.route(`${addresses.api}/rest/v1/blog_posts_la2024**`, (route) => route.abort());
  await goTo(page, '/blog');
  await page
    .getByText(/sample/i)
    .first()
    .waitFor();
  expect(complaints.join('\n')).toContain('posts');
  await page.unroute(`${addresses.api}/rest/v1/blog_posts_la2024**`);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('link', { name: 'The Meeting After the Meeting' }).first().waitFor();
});

test('P7 a slow answer shows that something is coming, and nothing moves when it is there', async () => {
  const { page } = await openWindow();
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${addresses.api}/rest/v1/blog_posts_la2024**`, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(`${addresses.site}/#/blog`);
  await page
    .getByRole('status')
    .filter({ hasText: /Loading/ })
    .first()
    .waitFor({ state: 'attached' });
  answer();
  await page.getByRole('heading', { name: 'All Articles', exact: true }).waitFor();
});
