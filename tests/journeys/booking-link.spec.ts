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
