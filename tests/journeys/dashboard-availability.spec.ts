import { expect, test } from './fixtures';
import { chooseService, openBooking } from './booking-steps';
import { desktop, expectNoBarriers, smallest } from './accessibility';

test('B4 B5 visitors see a time on a former day off until it is a day off again', async ({ openDashboard, visit }) => {
  const page = await openDashboard('/bookings/availability');
  const saturday = page.getByRole('group', { name: 'Saturday' });
  const save = async () => {
    await page.getByRole('button', { name: 'Save availability' }).click();
    await page.getByText('All changes saved').waitFor();
  };
  await saturday.getByLabel('New start time').fill('10:15');
  await saturday.getByRole('button', { name: 'Add start time on Saturday' }).click();
  await page.getByText('1 unsaved change').waitFor();
  await expectNoBarriers(page, 'unsaved hours', [desktop, smallest]);
  await page.setViewportSize(desktop);
  await save();

  const offersSaturday = async () => {
    const visitor = await visit();
    const dialog = await openBooking(visitor);
    await chooseService(dialog, /Keynote Speaking/);
    const dates = dialog.getByRole('group', { name: /date/i });
    await dates.getByRole('radio').first().waitFor({ state: 'attached' });
    const day = dates.getByRole('radio', { name: /Sat/ });
    if ((await day.count()) === 0) return [];
    await day.last().check();
    await dialog.getByRole('radio', { name: /10:15 AM/ }).waitFor({ state: 'attached' });
    return ['10:15 AM'];
  };
  expect(await offersSaturday()).toEqual(['10:15 AM']);
  await saturday.getByRole('button', { name: 'Day off' }).click();
  await save();
  expect(await offersSaturday()).toEqual([]);
});
