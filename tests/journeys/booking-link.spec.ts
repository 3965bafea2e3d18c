import { expect, test } from './fixtures';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { accessibilityFindings, phone } from './accessibility';
import { mailWith } from './inbox';
import { addresses, bookingsOf } from './stack';

test('B9 a visitor moves and cancels a consultation from the email, without an account', async ({ openWindow }) => {
  const booking = await openWindow({ viewport: phone });
  const visitor = aVisitor('Noor');
  await booking.goto(addresses.site);
  const dialog = await openBooking(booking);
  await chooseService(dialog, /Leadership Coaching/);
  await chooseFirstFreeSlot(dialog, 6);
  await typeDetails(dialog, visitor);
  await submitBooking(dialog);
  const { text } = await mailWith(visitor.email, /^Your request for/);
  const link = /Move or cancel: (\S+)/.exec(text)?.[1];

  const page = await openWindow({ viewport: phone });
  await page.goto(link!);
  await page.getByRole('heading', { level: 1, name: 'Your request' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move to another time' }).click();
  await page.getByRole('group', { name: 'Date' }).getByRole('radio').nth(7).check();
  const free = page.getByRole('group', { name: /morning|afternoon/i }).locator('input[type="radio"]:enabled');
  await free.first().check();
  const time = await free.first().getAttribute('value');
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await page.getByText('Your request has a new time.', { exact: false }).waitFor();
  expect(await bookingsOf(visitor.email)).toMatchObject([{ appointment_time: time, status: 'pending' }]);
  await mailWith(visitor.email, /^Moved: your request is now for/);

  await page.getByRole('button', { name: 'Cancel consultation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel consultation' }).click();
  await page.getByText('This consultation is canceled.').waitFor();
  expect(await bookingsOf(visitor.email)).toMatchObject([{ status: 'cancelled' }]);
  await mailWith(visitor.email, /^Canceled: your consultation on/);
});

test('PO1 a visitor reads the cutoffs, and then whom to contact', async ({ openDashboard, openWindow, visit }) => {
  const rules = await openDashboard('/bookings/availability');
  const setCutoffs = async (hours: string) => {
    await rules.getByLabel('Latest move (hours before the start)').fill(hours);
    await rules.getByLabel('Latest cancellation (hours before the start)').fill(hours);
    await rules.getByRole('button', { name: 'Save availability' }).click();
    await rules.getByText('All changes saved').waitFor();
  };
  const visitor = aVisitor('Tess');
  await setCutoffs('240');
  try {
    const dialog = await openBooking(await visit());
    await chooseService(dialog, /Leadership Coaching/);
    await chooseFirstFreeSlot(dialog);
    await expect(dialog.getByText(/You can move or cancel the consultation until .* before it begins/)).toBeVisible();
    await typeDetails(dialog, visitor);
    await submitBooking(dialog);
    const { text } = await mailWith(visitor.email, /^Your request for/);
    const page = await openWindow({ viewport: phone });
    await page.goto(/Move or cancel: (\S+)/.exec(text)?.[1] ?? '');
    await expect(page.getByText(/too late to move/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move to another time' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel consultation' })).toBeVisible();
  } finally {
    await setCutoffs('0');
  }
});
