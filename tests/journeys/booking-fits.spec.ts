import { expect, requestsFail, test } from './fixtures';
import type { Locator, Page } from '@playwright/test';
import { brokenWords, desktop, phone, smallest } from './accessibility';
import { closeDialog } from '../browser/close-dialog';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { isInView } from './is-in-view';
import { goTo } from './visit';

/** Chooses a date and a time on step 2, and resolves to its button, without scrolling to it. */
async function choosesTime(page: Page, language: string, dialog: Locator) {
  const next = { en: 'Continue', de: 'Weiter' }[language] ?? '';
  const button = dialog.getByRole('button', { name: next, exact: true });
  await dialog.getByRole('radio').first().check();
  await button.click();
  const dates = dialog.locator('input[name="date"]:enabled');
  await dates.first().waitFor({ state: 'attached' });
  await expect.poll(() => isInView(button)).toBe(true);
  await dates.nth(5).check();
  await dialog.locator('input[name="time"]:enabled').first().check();
  return button;
}

for (const viewport of [phone, desktop])
  test(`the button of step 2 is in sight at ${viewport.width} × ${viewport.height}, in German and with large text, too`, async ({
    visit,
  }) => {
    const page = await visit({ viewport });
    for (const [language, textSize] of [
      ['en', '100%'],
      ['de', '100%'],
      ['en', '200%'],
    ] as const)
      await test.step(`${language}, text ${textSize}`, async () => {
        await page.evaluate(
          ([lang, size]) => {
            document.documentElement.lang = lang;
            document.documentElement.style.fontSize = size;
          },
          [language, textSize] as const,
        );
        const button = await choosesTime(page, language, await openBooking(page));
        await expect.poll(() => isInView(button)).toBe(true);
        await closeDialog(page);
      });
  });

test('B3 a phone moves to the times when a date or the next time is tapped, but not with the arrow keys', async ({
  visit,
}) => {
  const page = await visit({ viewport: phone });
  const dialog = await openBooking(page);
  await chooseService(dialog, /Leadership Coaching/);
  const dates = dialog.locator('input[name="date"]:enabled');
  const lastTime = dialog.locator('label', { has: page.locator('input[name="time"]') }).last();
  await dates.first().focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(dates.nth(2)).toBeChecked();
  await lastTime.waitFor();
  expect(await isInView(dates.nth(2).locator('xpath=ancestor::label'))).toBe(true);
  expect(await isInView(lastTime)).toBe(false);
  await dates.nth(3).check();
  await expect.poll(() => isInView(lastTime)).toBe(true);
  await page.setViewportSize(smallest);
  await dialog.evaluate((scroller) => scroller.scrollTo(0, 0));
  await dialog.getByRole('button', { name: /^Next available time:/ }).click();
  await expect
    .poll(() => isInView(dialog.locator('label', { has: page.locator('input[name="time"]:checked') })))
    .toBe(true);
});

test('B3 the buttons of a short step are at the lower edge of a phone, like those of a long one', async ({ visit }) => {
  const page = await visit({ viewport: phone });
  const dialog = await openBooking(page);
  await chooseService(dialog, /Leadership Coaching/);
  await dialog.locator('input[name="date"]').first().waitFor({ state: 'attached' });
  const bar = dialog.locator('[data-action-bar]');
  const bottom = async () => bar.evaluate((buttons) => buttons.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(phone.height);
});

test('B3 the dialog stays in place when a choice is missing, and when a date adds the times', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 1200 } });
  const dialog = await openBooking(page);
  const title = dialog.getByRole('heading', { level: 2 });
  const top = () => title.evaluate((heading) => heading.getBoundingClientRect().top);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const before = await top();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Please choose a service to continue.').waitFor();
  expect(await top()).toBe(before);
  await chooseService(dialog, /Leadership Coaching/);
  await dialog.locator('input[name="date"]:enabled').nth(4).check();
  await dialog.locator('input[name="time"]').first().waitFor({ state: 'attached' });
  expect(await top()).toBe(before);
});

/** Moves the focus by a key through the form, and resolves to the controls that a sticky bar covers in part while they have it. */
async function coveredByBars(page: Page, key: string): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const focused = document.activeElement!.closest('form :is(label, a, button, input, select, textarea)');
      if (!focused) return '';
      const { left, right, top, bottom } = focused.getClientRects()[0]!;
      const hits = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
      return hits.every((hit) => hit && focused.contains(hit)) ? '' : focused.outerHTML;
    });
    if (name) covered.push(name);
  }
  return covered;
}

for (const viewport of [phone, desktop])
  test(`B3 no sticky bar covers the focused control of a step at ${viewport.width} × ${viewport.height}`, async ({
    visit,
  }) => {
    const page = await visit({ viewport });
    const dialog = await openBooking(page);
    const button = await choosesTime(page, 'en', dialog);
    for (const key of ['Tab', 'Shift+Tab']) expect(await coveredByBars(page, key)).toEqual([]);
    await button.click();
    await dialog.getByLabel('First name').waitFor();
    for (const key of ['Tab', 'Shift+Tab']) expect(await coveredByBars(page, key)).toEqual([]);
  });

test('B10 no button covers the reason for a rejection on a narrow phone', requestsFail, async ({ visit }) => {
  const page = await visit({ viewport: smallest });
  const rejection = { code: 'PT422', message: 'The calendar is closed for the moment.' };
  await page.route('**/rpc/book_consultation', (route) => route.fulfill({ status: 422, json: rejection }));
  const dialog = await openBooking(page);
  await chooseService(dialog, /Leadership Coaching/);
  await chooseFirstFreeSlot(dialog, 6);
  await typeDetails(dialog, aVisitor('Maren'));
  // It moves what is below it. Nobody types the details before it appears.
  await dialog.getByText('I’m holding this time for you').waitFor();
  await submitBooking(dialog);
  const box = dialog.getByRole('note').filter({ hasText: rejection.message });
  const buttons = dialog.locator('[data-action-bar]');
  const coveredPixels = async () => {
    const { y, height } = (await box.boundingBox())!;
    return y + height - (await buttons.boundingBox())!.y;
  };
  await expect.poll(coveredPixels).toBeLessThanOrEqual(0);
});

test('R7 the dialog breaks no word of its title at 320 px with text of double size', async ({ visit }) => {
  const page = await visit({ viewport: smallest });
  await openBooking(page);
  expect(await brokenWords(page, '200%')).toEqual([]);
});

// 1280 × 1024 pixels at 400 % zoom.
test('R7 the buttons cover no service in a window of 320 × 256 pixels', async ({ visit }) => {
  const page = await visit({ viewport: { width: 320, height: 256 } });
  const service = (await openBooking(page)).locator('label').first();
  await service.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  expect(await isInView(service)).toBe(true);
});

test('a phone keeps a Book button in sight while the landing page or the blog scrolls', async ({ visit }) => {
  const page = await visit({ viewport: phone });
  const book = page.getByRole('banner').getByRole('button', { name: 'Book', exact: true });
  for (const path of ['/', '/blog']) {
    await goTo(page, path);
    for (const y of [0, 1200, 100_000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(() => isInView(book)).toBe(true);
    }
    await book.click();
    await chooseService(page.getByRole('dialog'), /Keynote Speaking/);
    await closeDialog(page);
  }
});
