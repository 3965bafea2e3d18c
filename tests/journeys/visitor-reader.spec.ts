import { expect, requestsFail, test } from './fixtures';
import type { Page } from '@playwright/test';
import { desktop, phone } from './accessibility';
import { coveredBy } from './covered-buttons';
import { addresses, withSettings } from './stack';
import { focusedName, goTo, pressUntil } from './visit';

const title = 'The Meeting After the Meeting';
const reader = (page: Page) => page.getByRole('dialog', { name: title });

async function openReader(page: Page) {
  await page.getByRole('article').getByRole('link', { name: title }).last().click();
  await reader(page).getByText('The corridor will never be empty.', { exact: false }).waitFor();
}

test('P8 the reader shows the whole article, makes the page behind it inert and restores focus', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await openReader(page);
  const article = reader(page);
  for (const part of [/min read/, /views?$/, /^By Lena Ashford$/, /^Leadership$/])
    expect(await article.getByText(part).count()).toBeGreaterThan(0);
  expect(await article.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
  expect(await article.locator('strong').count()).toBeGreaterThan(0);
  expect(await article.getByRole('list').count()).toBeGreaterThan(0);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // Tab reaches nothing on the page behind.
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await article.waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe(title);
});

test('P8 a long article has a table of contents, and links to the next and related articles', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await openReader(page);
  const article = reader(page);
  await article.getByRole('navigation').getByRole('button', { name: 'What to change on Monday' }).click();
  const heading = article.getByRole('heading', { name: 'What to change on Monday' });
  await page.waitForFunction(
    (element) => {
      const { top } = (element as Element).getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    },
    await heading.elementHandle(),
  );
  const next = article.getByRole('link', { name: /Five Questions That Change the Room/ }).first();
  await next.click();
  await page.getByRole('dialog', { name: 'Five Questions That Change the Room' }).waitFor();
  await page.goBack();
  await reader(page).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('P8 printing an article prints nothing else', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await openReader(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close article' })).toBeHidden();
  await expect(page.getByText('The corridor will never be empty.', { exact: false })).toBeVisible();
});

test('P9 Work With Lena closes the article and opens the booking', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await openReader(page);
  await reader(page).getByRole('button', { name: 'Work With Lena' }).click();
  await page.getByRole('dialog', { name: 'Book a consultation' }).waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('P10 Share copies the address of the article’s static page', async ({ visit }) => {
  const page = await visit({ path: '/blog', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await openReader(page);
  await reader(page).getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied to clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${addresses.site}/blog/the-meeting-after-the-meeting/`,
  );
});

test('P11 a saved article is stored once, listed offline, and removed', requestsFail, async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await openReader(page);
  const save = reader(page).getByRole('button', { name: 'Save' });
  await save.click();
  await page.getByText('Article bookmarked!').waitFor();
  await save.click();
  await page.getByText('Article already bookmarked!').waitFor();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('bookmarked_posts') ?? '[]') as object[]);
  expect(stored).toEqual([{ id: expect.any(String), title, slug: 'the-meeting-after-the-meeting' }]);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /Saved articles/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Saved articles' }).waitFor();
  await page.getByRole('link', { name: title }).waitFor();
  await page
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  await page.getByRole('link', { name: title }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('bookmarked_posts'))).toBe('[]');
});

for (const viewport of [desktop, phone])
  test(`P11 a notification covers no button of the cookie banner at ${viewport.width} px`, async ({ visit }) => {
    await withSettings({ google_analytics_id: 'G-AB12CD34EF' }, async () => {
      const page = await visit({ path: '/blog', isNew: true, viewport });
      await openReader(page);
      await reader(page).getByRole('button', { name: 'Save' }).click();
      await page.keyboard.press('Escape');
      await reader(page).waitFor({ state: 'detached' });
      const alert = page.getByRole('alert').filter({ hasText: 'Article bookmarked!' });
      // A notification stays while the pointer is on it.
      await alert.hover();
      const buttons = page.getByRole('region', { name: 'Cookies' }).getByRole('button');
      await expect(buttons).toHaveCount(3);
      await expect.poll(() => coveredBy(alert, buttons)).toEqual([]);
    });
  });

test(
  'P8 an article opened offline shows an error, and loads once the connection is back',
  requestsFail,
  async ({ visit }) => {
    const page = await visit({ path: '/nowhere', viewport: phone });
    // The reader's code is preloaded when the page is idle.
    const readerIsThere = page.waitForResponse(
      async (response) =>
        response.url().includes('/r/blog-app/') &&
        response.url().endsWith('.js') &&
        (await response.text()).includes('Link copied to clipboard!'),
    );
    await goTo(page, '/blog');
    await readerIsThere;
    await page.context().setOffline(true);
    await page.getByRole('article').getByRole('link', { name: title }).last().click();
    await reader(page).getByRole('button', { name: 'Try again' }).waitFor();
    await page.context().setOffline(false);
    await reader(page).getByText('The corridor will never be empty.', { exact: false }).waitFor();
  },
);

test('P11 a browser without storage can read articles, and says that bookmarks are not saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await goTo(page, '/blog');
  await openReader(page);
  await reader(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your browser doesn’t allow this site to save bookmarks.').waitFor();
});

test('P1 P8 a reader searches, opens, saves and closes an article by keyboard alone', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await page.getByPlaceholder('Search articles...').focus();
  await page.keyboard.type('meeting');
  // The list is filtered once it shows one article.
  await page.getByText('1 article', { exact: true }).waitFor();
  await pressUntil(page, 'Tab', (name) => name === title);
  await page.keyboard.press('Enter');
  await reader(page).getByText('The corridor will never be empty.', { exact: false }).waitFor();
  await pressUntil(page, 'Tab', (name) => name === 'Save');
  await page.keyboard.press('Space');
  await page.getByText('Article bookmarked!').waitFor();
  await page.keyboard.press('Escape');
  await reader(page).waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe(title);
});
