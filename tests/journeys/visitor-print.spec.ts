import { expect, test } from './fixtures';
import { openBooking } from './booking-steps';
import { goTo } from './visit';

const luminance = (rgb: string) =>
  rgb
    .match(/\d+/g)!
    .slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0) / 765;

test('L6 a printed or searched landing page has the testimonials without scrolling', async ({ visit }) => {
  const page = await visit();
  await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(4);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('L5 on paper, which has no brand background, the text on it is dark', async ({ visit }) => {
  const page = await visit();
  const heading = page.getByRole('heading', { name: 'Seven ways to work together' });
  const color = () => heading.evaluate((element) => getComputedStyle(element).color);
  expect(luminance(await color())).toBeGreaterThan(0.8);
  await page.emulateMedia({ media: 'print' });
  expect(luminance(await color())).toBeLessThan(0.3);
  expect(await page.locator('#services').evaluate((section) => getComputedStyle(section).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('L5 a printed page has the coach’s name and the text, but no menu and no buttons', async ({ visit }) => {
  const page = await visit();
  await page.emulateMedia({ media: 'print' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Lena Ashford' })).toBeVisible();
  await expect(header.getByRole('navigation')).toBeHidden();
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Your Transformation' })).toBeHidden();
});

test('L5 L9 paper has no forms and no filters, only how to reach the coach', async ({ visit }) => {
  const page = await visit();
  const contact = page.locator('#contact');
  await expect(contact.getByLabel('Full Name')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0);
  // The form's card leaves no empty frame.
  await expect(contact.locator('div:has(> div > form)')).toHaveCSS('border-block-start-width', '0px');
  await expect(page.getByRole('button', { name: /^Leadership \d/ })).toBeHidden();
  await expect(page.getByText('One email a month', { exact: true })).toBeHidden();
  await expect(contact.getByRole('link', { name: /@/ })).toBeVisible();
  await goTo(page, '/blog');
  await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible();
  await expect(page.getByPlaceholder('Search articles...')).toBeHidden();
});

test('B9 printing an open dialog prints it alone, on one page', async ({ visit }) => {
  const page = await visit();
  const dialog = await openBooking(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeVisible();
  // A sticky bar would cover the lines below it.
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('L4 a dialog that is longer than a page is printed to its end', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Discover My Story' }).click();
  await page.getByRole('dialog', { name: 'My story' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'A6' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
});
