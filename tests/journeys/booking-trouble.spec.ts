import { expect, requestsFail, test } from './fixtures';
import type { Locator } from '@playwright/test';
import { dropTimers } from '../browser/drop-timers';
import { desktop, phone } from './accessibility';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { coveredBy } from './covered-buttons';
import { addresses, bookingsOf } from './stack';

/** How long the alert of a failed booking is shown, in ms. */
const alertShownMs = 6000;
const takenTimes = /\/rpc\/taken_ranges/;

test('B10 while the backend is down, the form keeps its input, and can be resent', requestsFail, async ({ page }) => {
  const visitor = { ...aVisitor('Amara'), message: 'I would like to talk about my first hundred days.' };
  // Otherwise the alert closes while it is measured.
  await page.addInitScript(dropTimers, alertShownMs);
  await page.goto(addresses.site);
  const dialog = await openBooking(page);
  await chooseService(dialog, /Leadership Coaching/);
  await chooseFirstFreeSlot(dialog, 5);
  await typeDetails(dialog, visitor);
  await page.route(`${addresses.api}/**`, (route) => route.abort());
  await submitBooking(dialog);
  const alert = page.getByRole('alert').filter({ hasText: 'Error submitting booking: ' }).first();
  await alert.waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const buttons = dialog.getByRole('button', { name: /^(Back|Book Consultation)$/ });
    await expect(buttons.last()).toBeInViewport();
    await expect.poll(() => coveredBy(alert, buttons)).toEqual([]);
  }
  await expect(dialog.getByLabel('First name')).toHaveValue(visitor.firstName);
  await expect(dialog.getByLabel('Message')).toHaveValue(visitor.message);
  await page.unroute(`${addresses.api}/**`);
  await submitBooking(dialog);
  await dialog.getByText('Thank you, Amara.', { exact: false }).waitFor();
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
});

test('B10 a visitor whose slot was just taken picks one of the nearest times', requestsFail, async ({ openWindow }) => {
  const [first, second] = [await openWindow(), await openWindow()];
  const [winner, loser] = [aVisitor('Winner'), aVisitor('Loser')];
  const dialogs = [];
  for (const page of [first, second]) {
    await page.goto(addresses.site);
    const dialog = await openBooking(page);
    await chooseService(dialog, /Executive Coaching/);
    await dialog.getByRole('group', { name: 'Date' }).waitFor();
    dialogs.push(dialog);
  }
  const [winning, losing] = dialogs as [Locator, Locator];
  // Both see the same free times; one is a moment earlier. The form would ask again after half a minute.
  await second.route(takenTimes, (route) => route.abort());
  await chooseFirstFreeSlot(winning, 6);
  await winning.getByText('I’m holding this time for you', { exact: false }).waitFor();
  await chooseFirstFreeSlot(losing, 6);
  await losing.getByText('is no longer available', { exact: false }).waitFor();
  await second.unroute(takenTimes);
  await typeDetails(losing, loser);
  await submitBooking(losing);
  await second.getByRole('alert').filter({ hasText: 'Error submitting booking: ' }).first().waitFor();
  await losing.getByRole('group', { name: 'Nearest available times' }).getByRole('radio').first().check();
  await losing.getByText('Your new time is', { exact: false }).waitFor();
  await expect(losing.getByLabel('First name')).toHaveValue('Loser');
  await submitBooking(losing);
  await losing.getByText('Thank you, Loser.', { exact: false }).waitFor();

  await typeDetails(winning, winner);
  await submitBooking(winning);
  await winning.getByText('Thank you, Winner.', { exact: false }).waitFor();
  const [lost, won] = [await bookingsOf(loser.email), await bookingsOf(winner.email)];
  expect([lost.length, won.length]).toEqual([1, 1]);
});
