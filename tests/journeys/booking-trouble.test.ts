import type { Locator } from 'playwright-core';
import { openWindow } from './browser';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { addresses, bookingsOf } from './stack';

test('B7 twice the same click sends once', async () => {
  const { page } = await openWindow();
  const visitor = aVisitor('Double');
  await page.goto(addresses.site);
  const dialog = await openBooking(page);
  await chooseService(dialog, /Keynote Speaking/);
  await chooseFirstFreeSlot(dialog, 4);
  await typeDetails(dialog, visitor);
  await dialog.getByRole('button', { name: 'Book Consultation' }).dblclick();
  await dialog.getByText('Thank you, Double.', { exact: false }).waitFor();
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
});

test('B10 when the backend is down nothing typed is lost, and the same form can be sent again', async () => {
  const { page } = await openWindow();
  const visitor = { ...aVisitor('Amara'), message: 'I would like to talk about my first hundred days.' };
  await page.goto(addresses.site);
  const dialog = await openBooking(page);
  await chooseService(dialog, /Leadership Coaching/);
  await chooseFirstFreeSlot(dialog, 5);
  await typeDetails(dialog, visitor);
  await page.route(`${addresses.api}/**`, (route) => route.abort());
  await submitBooking(dialog);
  await page.getByRole('alert').filter({ hasText: 'Error submitting booking: ' }).first().waitFor();
  expect(await dialog.getByLabel('First name').inputValue()).toBe(visitor.firstName);
  expect(await dialog.getByLabel('Message').inputValue()).toBe(visitor.message);
  await page.unroute(`${addresses.api}/**`);
  await submitBooking(dialog);
  await dialog.getByText('Thank you, Amara.', { exact: false }).waitFor();
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
});

test('B10 who loses the race for a time keeps everything typed and takes one of the nearest right there', async () => {
  const [first, second] = [await openWindow(), await openWindow()];
  const [winner, loser] = [aVisitor('Winner'), aVisitor('Loser')];
  const dialogs = [];
  for (const { page } of [first, second]) {
    await page.goto(addresses.site);
    const dialog = await openBooking(page);
    await chooseService(dialog, /Executive Coaching/);
    await dialog.getByRole('group', { name: 'Date' }).waitFor();
    dialogs.push(dialog);
  }
  const [winning, losing] = dialogs as [Locator, Locator];
  // Both look at the same free times; one of them is a moment earlier.
  await chooseFirstFreeSlot(winning, 6);
  await winning.getByText('We are keeping this time for you', { exact: false }).waitFor();
  await chooseFirstFreeSlot(losing, 6);
  await losing.getByText('is no longer free', { exact: false }).waitFor();
  await typeDetails(losing, loser);
  await submitBooking(losing);
  await second.page.getByRole('alert').filter({ hasText: 'Error submitting booking: ' }).first().waitFor();
  await losing.getByRole('group', { name: 'Nearest free times' }).getByRole('radio').first().check();
  await losing.getByText('Your new time is', { exact: false }).waitFor();
  expect(await losing.getByLabel('First name').inputValue()).toBe('Loser');
  await submitBooking(losing);
  await losing.getByText('Thank you, Loser.', { exact: false }).waitFor();

  await typeDetails(winning, winner);
  await submitBooking(winning);
  await winning.getByText('Thank you, Winner.', { exact: false }).waitFor();
  const [lost, won] = [await bookingsOf(loser.email), await bookingsOf(winner.email)];
  expect([lost.length, won.length]).toEqual([1, 1]);
});
