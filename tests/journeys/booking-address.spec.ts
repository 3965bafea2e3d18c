import { expect, test } from './fixtures';
import { phone } from './accessibility';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { addresses } from './stack';

const isAt = (path: string) => (url: URL) => url.href.endsWith(path);

test('a link in a signature opens the form over the page and reports an unknown service', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone });
  await page.goto(`${addresses.site}/#/book/executive`);
  const dialog = page.getByRole('dialog', { name: 'Book a consultation' });
  await expect(dialog.getByRole('radio', { name: /Executive Coaching/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect(page).toHaveURL(isAt('/#/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${addresses.site}/#/blog`);
  await page.getByRole('heading', { level: 1, name: 'Notes on leading well' }).waitFor();
  await page.evaluate(() => (location.hash = '#/book'));
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.evaluate(() => history.back());
  await dialog.waitFor({ state: 'detached' });
  await expect(page).toHaveURL(isAt('/#/'));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(isAt('/#/blog'));

  await page.goto(`${addresses.site}/#/book/astrology`);
  await expect(dialog.getByText('I don’t offer the service you asked for')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(4);
});

test('a reload keeps the form with the visitor’s choices and input, in this tab only', async ({ visit }) => {
  const visitor = aVisitor('Reload');
  const page = await visit();
  const opened = await openBooking(page);
  await chooseService(opened, /Keynote Speaking/);
  const time = await chooseFirstFreeSlot(opened, 3);
  await typeDetails(opened, visitor);
  const isStored = () => page.evaluate(() => 'booking-draft' in sessionStorage);
  expect(await isStored()).toBe(false);

  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toHaveValue(visitor.firstName);
  await expect(dialog.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(dialog.getByRole('list', { name: 'Your choice' })).toContainText(time);
  expect(await isStored()).toBe(false);
  await page.evaluate(() => history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();

  await submitBooking(dialog);
  await dialog.getByText(`Thank you, ${visitor.firstName}.`, { exact: false }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
