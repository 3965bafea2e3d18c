import { expect, requestsFail, test } from './fixtures';
import type { Page } from '@playwright/test';
import { closeDialog } from '../browser/close-dialog';
import { desktop, phone } from './accessibility';
import { coveredBy } from './covered-buttons';
import { settle } from './settle';
import { addresses, withSettings } from './stack';
import { focusedName, goTo, pressUntil } from './visit';

const title = 'The Meeting After the Meeting';
const reader = (page: Page) => page.getByRole('dialog', { name: title });

async function openReader(page: Page) {
  await page.getByRole('article').getByRole('link', { name: title }).last().click();
  await reader(page).getByText('The corridor will never be empty.', { exact: false }).waitFor();
}

test('P1 P8 a reader searches, opens, saves and closes an article by keyboard alone', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await page.getByPlaceholder('Search articles...').focus();
  await page.keyboard.type('meeting');
  // The list is filtered once it shows one article.
  await page.getByText('1 article', { exact: true }).waitFor();
  await pressUntil(page, 'Tab', (name) => name === title);
  await page.keyboard.press('Enter');
  const article = reader(page);
  await article.getByText('The corridor will never be empty.', { exact: false }).waitFor();
  await test.step('P8 the reader shows the whole article, and makes the page behind it inert', async () => {
    for (const part of [/min read/, /views?$/, /^By Lena Ashford$/, /^Leadership$/])
      expect(await article.getByText(part).count()).toBeGreaterThan(0);
    expect(await article.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
    expect(await article.locator('strong').count()).toBeGreaterThan(0);
    expect(await article.getByRole('list').count()).toBeGreaterThan(0);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(720, 500);
    await page.mouse.wheel(0, 800);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('dialog, dialog *')].some((part) => part.scrollTop > 0),
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // Tab reaches nothing on the page behind.
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
  });
  await pressUntil(page, 'Tab', (name) => name === 'Save');
  await page.keyboard.press('Space');
  await page.getByText('Article bookmarked!').waitFor();
  await page.keyboard.press('Escape');
  await article.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe(title);
});

test('P8 P9 P10 an article has contents, print, share and next links, and leads to booking', async ({ visit }) => {
  const page = await visit({ path: '/blog', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await openReader(page);
  const article = reader(page);
  await test.step('P8 a reload opens it', async () => {
    await page.reload();
    await article.getByText('The corridor will never be empty.', { exact: false }).waitFor();
  });
  await test.step('P8 printing prints nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Close article' })).toBeHidden();
    await expect(page.getByText('The corridor will never be empty.', { exact: false })).toBeVisible();
    await page.emulateMedia({ media: null });
  });
  await test.step('P10 Share copies the address of the static page', async () => {
    await article.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied to clipboard!').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${addresses.site}/blog/the-meeting-after-the-meeting/`);
  });
  await test.step('P8 the table of contents leads to a heading', async () => {
    await article.getByRole('navigation').getByRole('button', { name: 'What to change on Monday' }).click();
    const heading = article.getByRole('heading', { name: 'What to change on Monday' });
    await page.waitForFunction(
      (element) => {
        const { top } = (element as Element).getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      },
      await heading.elementHandle(),
    );
  });
  await test.step('P8 Back returns from the next article, and then to the list', async () => {
    await article
      .getByRole('link', { name: /Five Questions That Change the Room/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Five Questions That Change the Room' }).waitFor();
    await page.goBack();
    await article.waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await test.step('P9 Work With Lena closes the article and opens the booking', async () => {
    await openReader(page);
    await article.getByRole('button', { name: 'Work With Lena' }).click();
    await page.getByRole('dialog', { name: 'Book a consultation' }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
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
  await closeDialog(page);
  // The code of the saved articles is preloaded once there is one.
  await settle(page);
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

test('P11 a notification covers no button of the cookie banner', async ({ visit }) => {
  await withSettings({ google_analytics_id: 'G-AB12CD34EF' }, async () => {
    const page = await visit({ path: '/blog', isNew: true });
    await openReader(page);
    await reader(page).getByRole('button', { name: 'Save' }).click();
    await page.keyboard.press('Escape');
    await reader(page).waitFor({ state: 'detached' });
    // Out of the dialog, it is announced again only if it is new.
    const alert = page.getByText('Article bookmarked!');
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      // A notification stays while the pointer is on it.
      await alert.hover();
      const buttons = page.getByRole('region', { name: 'Cookies' }).getByRole('button');
      await expect(buttons).toHaveCount(3);
      await expect.poll(() => coveredBy(alert, buttons)).toEqual([]);
    }
  });
});

test('P8 an article opened offline shows an error, and loads once back online', requestsFail, async ({ visit }) => {
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
  // Other files that it needs may arrive later.
  await settle(page);
  await page.context().setOffline(true);
  await page.getByRole('article').getByRole('link', { name: title }).last().click();
  await reader(page).getByRole('button', { name: 'Try again' }).waitFor();
  await page.context().setOffline(false);
  await reader(page).getByText('The corridor will never be empty.', { exact: false }).waitFor();
});

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
