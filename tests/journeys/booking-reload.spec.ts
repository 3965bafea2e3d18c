import { expect, test } from './fixtures';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';

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
