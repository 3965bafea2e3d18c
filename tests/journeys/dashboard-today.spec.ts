import type { Page } from '@playwright/test';
import { desktop, phone, tablet } from './accessibility';
import { expect, test } from './fixtures';
import { settle } from './settle';
import { keeping } from './stack';
import { book } from './visitor-bookings';

test('OB5 a phone shows six bookings on one screen, and a tap on a row opens it', async ({ openDashboard }) => {
  const page = await openDashboard('/bookings', { viewport: phone, hasTouch: true });
  await page.getByRole('rowheader').first().waitFor();
  await settle(page);
  const boxes = await Promise.all(
    (await page.getByRole('rowheader').all()).map((head) => head.locator('..').boundingBox()),
  );
  const whole = boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= phone.height);
  expect(whole.length).toBeGreaterThanOrEqual(6);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .nth(2);
  const name = (await row.getByRole('link').textContent())!;
  await row.tap();
  await page.getByRole('dialog', { name }).waitFor();
});

/** The visible buttons of the content with this label that a notification covers. */
const coveredButtons = (page: Page, label: string) =>
  page.evaluate((start) => {
    const top = document.querySelector('header')!.getBoundingClientRect().bottom;
    const cards = [...document.querySelectorAll('[role=alert]')].map((alert) =>
      alert.parentElement!.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('main button')]
      .filter((button) => button.textContent.startsWith(start))
      .filter((button) => {
        const { left, right, bottom, ...rect } = button.getBoundingClientRect().toJSON() as DOMRect;
        const visibleTop = Math.max(rect.top, top);
        return cards.some(
          (card) =>
            card.left < right && card.right > left && card.top < bottom && card.bottom > visibleTop && bottom > top,
        );
      })
      .map((button) => button.textContent);
  }, label);

test('OB5 a notification covers no primary button at any width', async ({ openDashboard }) => {
  await book('Cover');
  const page = await openDashboard('/bookings?status=pending', { viewport: desktop });
  await page
    .getByRole('checkbox', { name: /^Select .*’s booking$/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Confirm selected' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'is confirmed' });
  for (const viewport of [desktop, tablet, phone]) {
    await page.setViewportSize(viewport);
    // A notification stays while the pointer is on it.
    await alert.hover();
    for (const part of [0, 0.33, 0.66, 1]) {
      await page.evaluate((share) => window.scrollTo(0, share * document.body.scrollHeight), part);
      await expect(alert).toBeInViewport();
      await expect.poll(() => coveredButtons(page, 'Confirm'), `${viewport.width} px`).toEqual([]);
    }
  }
});

test('OB5 a notification does not cover Save at any width', async ({ openDashboard }) => {
  await keeping(['site_tagline'], async () => {
    const page = await openDashboard('/settings', { viewport: desktop });
    const save = page.getByRole('button', { name: 'Save Settings' });
    await page.getByLabel('Tagline').fill('Saved once.');
    await save.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Settings saved successfully!' });
    await alert.hover();
    // The bar with the button sticks to the lower edge again.
    await page.getByLabel('Tagline').fill('Not saved yet.');
    for (const viewport of [desktop, tablet, phone]) {
      await page.setViewportSize(viewport);
      await alert.hover();
      await expect(save).toBeInViewport();
      await expect(alert).toBeInViewport();
      await expect.poll(() => coveredButtons(page, 'Save Settings'), `${viewport.width} px`).toEqual([]);
    }
  });
});
