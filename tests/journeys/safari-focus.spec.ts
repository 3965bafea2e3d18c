import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';
import { closeDialog } from '../browser/close-dialog';
import { openBooking } from './booking-steps';
import { isInView } from './is-in-view';
import { goTo } from './visit';

/** From now on, a click focuses neither buttons nor links, as in Safari, but the nearest ancestor that can have the focus. */
const clickAsInSafari = (page: Page) =>
  page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      const control = (event.target as Element).closest('a, button');
      if (!control) return;
      event.preventDefault();
      (document.activeElement as HTMLElement).blur();
      control.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    }),
  );

test('B1 in Safari, closing the booking form returns the focus to the button that opened it', async ({ visit }) => {
  const page = await visit();
  await clickAsInSafari(page);
  await openBooking(page);
  await closeDialog(page);
  await expect(page.getByRole('button', { name: 'Start Your Transformation' })).toBeFocused();
});

test('P8 in Safari, closing an article returns the focus to its card', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  await clickAsInSafari(page);
  const card = page.getByRole('main').getByRole('link', { name: 'Change Happens on Tuesdays' }).first();
  await card.click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Change Happens on Tuesdays' }).waitFor();
  await closeDialog(page);
  await expect(card).toBeFocused();
});

/** From now on, focusing a field does not scroll, as in Safari if the field is in the window, even if something covers it. */
const focusAsInSafari = (page: Page) =>
  page.evaluate(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function focusInPlace() {
      focus.call(this, { preventScroll: true });
    };
  });

test('C1 in Safari, the label of the field with the focus is in view below the sticky header', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const form = page.locator('#contact form');
  const name = form.getByLabel('Full Name');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await name.evaluate((input) => scrollBy({ top: input.getBoundingClientRect().top - 70, behavior: 'instant' }));
  await focusAsInSafari(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(name).toBeFocused();
  await expect.poll(() => isInView(form.locator('label', { hasText: 'Full Name' }))).toBe(true);
});

test('N1 in Safari, a rejected newsletter address gets the focus', async ({ visit }) => {
  const page = await visit();
  await goTo(page, '/blog');
  await clickAsInSafari(page);
  const form = page.getByRole('form', { name: /newsletter/i }).first();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByLabel('Email address')).toBeFocused();
});
