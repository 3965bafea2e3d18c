import { expect, test, type OpenDashboard } from './fixtures';
import { readFileSync } from 'node:fs';
import { addresses, bookingsOf, database } from './stack';
import { book } from './visitor-bookings';

/** Creates a booking and confirms it in the dashboard. */
async function confirm(openDashboard: OpenDashboard, firstName: string) {
  const booking = await book(firstName);
  const page = await openDashboard(`/bookings?search=${firstName} journey`);
  await page.getByRole('button', { name: `Confirm ${firstName} Journey’s booking` }).click();
  await page.getByText(`${firstName} Journey’s booking is confirmed.`).waitFor();
  return { ...booking, page };
}

test('K1 a booking opens from its week, and Back returns to that week', async ({ openDashboard }) => {
  const { id, date, page } = await confirm(openDashboard, 'Wanda');
  await page.goto(`${addresses.site}/#/admin/bookings/week?week=${date}`);
  const week = page.getByRole('region', { name: 'Week' });
  await week.getByRole('link', { name: /Wanda Journey.*confirmed/ }).click();
  await page.getByRole('dialog', { name: 'Wanda Journey' }).waitFor();
  expect(page.url()).toContain(`/admin/bookings/${id}`);
  await page.goBack();
  await week.getByRole('link', { name: /Wanda Journey/ }).waitFor();
  expect(page.url()).toContain(`/bookings/week?week=${date}`);
  await page.getByRole('link', { name: 'Next week' }).click();
  await week.getByRole('link', { name: /Wanda Journey/ }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Previous week' }).click();
  await week.getByRole('link', { name: /Wanda Journey/ }).waitFor();
});

test('K1 the week’s card of a 30-minute booking shows the whole line with the client’s name', async ({
  openDashboard,
}) => {
  const { date } = await book('Kurt');
  const page = await openDashboard(`/bookings/week?week=${date}`);
  const card = page.getByRole('region', { name: 'Week' }).getByRole('link', { name: /Kurt Journey/ });
  const inner = (await card.boundingBox())!;
  const name = (await card.getByText('Kurt Journey').boundingBox())!;
  expect(name.y).toBeGreaterThanOrEqual(inner.y);
  expect(name.y + name.height).toBeLessThanOrEqual(inner.y + inner.height);
});

test('K1 the week’s card of an hour shows the status, and never covers the day’s name', async ({ openDashboard }) => {
  const page = await openDashboard('/bookings/week');
  const card = page.getByRole('link', { name: /Leadership Coaching, / }).first();
  const inner = (await card.boundingBox())!;
  const status = (await card.getByText(/^(pending|confirmed|completed)$/).boundingBox())!;
  expect(status.y + status.height).toBeLessThanOrEqual(inner.y + inner.height);
  const isCovered = await card.evaluate((link) => {
    const region = link.closest('[role=region]')!;
    region.scrollTop += link.getBoundingClientRect().top - region.getBoundingClientRect().top;
    const name = link.closest('section')!.querySelector('h4')!;
    const { x, y, height } = name.getBoundingClientRect();
    return !name.contains(document.elementFromPoint(x + 4, y + height / 2));
  });
  expect(isCovered).toBe(false);
});

test('K1 the calendar export contains confirmed bookings only', async ({ openDashboard }) => {
  const pending = await book('Petra');
  const { page, ...confirmed } = await confirm(openDashboard, 'Ines');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export confirmed (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('confirmed-bookings.ics');
  const file = readFileSync(await download.path(), 'utf8');
  const { count } = await database()
    .from('bookings_la2024')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'confirmed');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(count!);
  expect(file).toContain(`UID:${confirmed.id}@booking`);
  expect(file).not.toContain(pending.id);
  await page.getByText(/exported to confirmed-bookings\.ics\./).waitFor();
});

test('K1 the owner confirms several bookings at once, and the history lists each', async ({ openDashboard }) => {
  const bookings = [await book('Bulk'), await book('Bulk'), await book('Bulk')];
  const page = await openDashboard('/bookings?search=bulk journey');
  const choices = page.getByRole('checkbox', { name: 'Select Bulk Journey’s booking' });
  for (const index of bookings.keys()) await choices.nth(index).check();
  const selected = page.getByRole('group', { name: 'Selected rows' });
  await selected.getByText('3 selected').waitFor();
  await selected.getByRole('button', { name: 'Confirm selected' }).click();
  await page.getByRole('row').filter({ hasText: 'Bulk Journey' }).filter({ hasText: 'Confirmed' }).nth(2).waitFor();
  for (const { email } of bookings) expect(await bookingsOf(email)).toMatchObject([{ status: 'confirmed' }]);
  await page.goto(`${addresses.site}/#/admin/history`);
  const entries = page.getByRole('row').filter({ hasText: 'Bulk Journey' });
  await entries.nth(2).waitFor();
  await expect(entries.first()).toContainText(/Pending.*Confirmed/);
});
