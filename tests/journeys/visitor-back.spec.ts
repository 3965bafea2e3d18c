import { expect, test, type Visit } from './fixtures';
import type { Page } from '@playwright/test';
import { chooseFirstFreeSlot, chooseService, openBooking, typeDetails } from './booking-steps';
import { addresses } from './stack';

/** Goes back without waiting: a dialog's history entry loads no page. */
const back = (page: Page) => page.evaluate(() => history.back());

/** Follows the header's link from the blog to the landing page's services. */
async function visitServices(visit: Visit) {
  const page = await visit({ path: '/blog' });
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Learn More' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  return page;
}

const isAt = (page: Page, path: string) => expect(page).toHaveURL((url) => url.href.endsWith(`/#${path}`));

test('B11 Back closes the booking form, asks first if it has input, and stays on the page', async ({ visit }) => {
  const page = await visitServices(visit);
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
  await expect(dialog.getByLabel('First name')).toHaveValue('Maren');
  await back(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  await isAt(page, '/#home');
});

test('L5 Back closes a service’s details at the same place, and Back again leaves the page', async ({ visit }) => {
  const page = await visitServices(visit);
  await page.getByRole('button', { name: 'Learn More' }).click();
  await page.getByRole('dialog').waitFor();
  const before = await page.evaluate(() => scrollY);
  await back(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('button', { name: 'Learn More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => 'dialog-step' in history.state)).toBe(false);
  await back(page);
  await isAt(page, '/blog');
});

for (const [from, path] of [
  ['the top of the page', '/'],
  ['that section', '/#contact'],
] as const)
  test(`B3 the booking form’s link leads from ${from} to the contact section`, async ({ page }) => {
    await page.route('**/services_la2024?*', async (route) => {
      const services = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: services.map((service) => ({ ...service, is_bookable: false })) });
    });
    await page.goto(`${addresses.site}/#${path}`);
    await page.getByRole('button', { name: 'Start Your Transformation' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'send me a message' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport();
    await isAt(page, '/#contact');
  });
