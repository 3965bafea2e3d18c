import type { Page } from 'playwright-core';
import { openWindow, phone } from './browser';
import { focusedName, goTo, pressUntil, visit } from './visit';

const title = 'The Meeting After the Meeting';
const reader = (page: Page) => page.getByRole('dialog', { name: title });

async function openReader(page: Page) {
  await page.getByRole('article').getByRole('link', { name: title }).last().click();
  await reader(page).getByText('The corridor will never be empty.', { exact: false }).waitFor();
}

test('P8 the reader holds the whole article, locks the page behind it and gives the focus back to its card', async () => {
  const { page, complaints } = await visit({ path: '/blog' });
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
  // The page behind takes no part: nothing of it can be reached by Tab.
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
  expect(complaints).toEqual([]);
});

test('P8 a long article has contents that lead to its chapters, and ends with the next and with related ones', async () => {
  const { page } = await visit({ path: '/blog' });
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

test('P8 printed, only the article is on the paper', async () => {
  const { page } = await visit({ path: '/blog' });
  await openReader(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Close article' }).isVisible()).toBe(false);
  expect(await page.getByText('The corridor will never be empty.', { exact: false }).isVisible()).toBe(true);
});

test('P9 Work With Lena closes the article and opens the booking', async () => {
  const { page } = await visit({ path: '/blog' });
  await openReader(page);
  await reader(page).getByRole('button', { name: 'Work With Lena' }).click();
  await page.getByRole('dialog', { name: 'Book a consultation' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('P10 sharing copies the article’s own address', async () => {
  const { page } = await visit({ path: '/blog', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await openReader(page);
  await reader(page).getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied to clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/the-meeting-after-the-meeting');
});

test('P11 a saved article is remembered, told when saved again, listed without a connection, and removed', async () => {
  const { page } = await visit({ path: '/blog' });
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

test('P8 offline after the page has loaded, an article says what is wrong and comes when tried again', async () => {
  const { page } = await visit({ path: '/nowhere', viewport: phone });
  // The reader's code is fetched in the first quiet moment.
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
  await reader(page).getByRole('button', { name: 'Try again' }).click();
  await reader(page).getByText('The corridor will never be empty.', { exact: false }).waitFor();
});

test('P11 a browser that stores nothing reads all the same, and is told that nothing is kept', async () => {
  const { page } = await openWindow();
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
  await page.getByText('This browser does not keep bookmarks for this site.').waitFor();
});

test('P1 P8 with the keyboard alone: search, open, read, save and close', async () => {
  const { page } = await visit({ path: '/blog' });
  await page.getByPlaceholder('Search articles...').focus();
  await page.keyboard.type('meeting');
  // Not one of eleven, as long as other journeys' articles are still among them.
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
