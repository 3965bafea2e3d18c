import type { Page } from 'playwright-core';
import { chooseFirstFreeSlot, chooseService, openBooking, typeDetails } from './booking-steps';
import { expectSoon } from './browser';
import { visit } from './visit';

/** As the browser's button does: there may be no page to wait for. */
const back = (page: Page) => page.evaluate(() => history.back());

/** Came from the blog to the landing page's services. */
async function visitServices() {
  const { page } = await visit({ path: '/blog' });
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Learn More' }).waitFor();
  await expectSoon(
    () => page.evaluate(() => scrollY),
    (y) => y > 300,
  );
  return page;
}

const isAt = (page: Page, path: string) =>
  expectSoon(
    () => page.url(),
    (url) => url.endsWith(`/#${path}`),
  );

test('B11 Back closes the booking form, asks first when something was typed, and never leaves the page for it', async () => {
  const page = await visitServices();
  await page.getByRole('banner').getByRole('button', { name: 'Book Consultation' }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' });
  await back(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await isAt(page, '/#services');

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  const dialog = await openBooking(page);
  await chooseService(dialog, /Leadership Coaching/);
  await chooseFirstFreeSlot(dialog);
  await typeDetails(dialog, { firstName: 'Maren', lastName: 'Okafor', email: 'maren@visitor.example' });
  await back(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Maren');
  await back(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  await isAt(page, '/#home');
});

test('L5 Back closes a service’s detail where the visitor was reading, and the next Back leads to the page before', async () => {
  const page = await visitServices();
  await page.getByRole('button', { name: 'Learn More' }).click();
  await page.getByRole('dialog').waitFor();
  const before = await page.evaluate(() => scrollY);
  await back(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('button', { name: 'Learn More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectSoon(
    () => page.evaluate(() => 'dialog-step' in history.state),
    (isLeft) => !isLeft,
  );
  await back(page);
  await isAt(page, '/blog');
});
