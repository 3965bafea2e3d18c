import { expect, test } from './fixtures';
import { rowOf } from './owner-dashboard';
import { bookingsOf } from './stack';
import { book, freeSlots, send } from './visitor-bookings';

test('K1 K2 the owner confirms and annotates a booking, and the URL survives a reload', async ({ openDashboard }) => {
  const { id, email } = await book('Karim');
  const page = await openDashboard('/bookings?search=karim');
  await rowOf(page, 'Karim Journey')
    .first()
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await page.getByText('Karim Journey’s booking is confirmed.').waitFor();
  const [confirmed] = (await bookingsOf(email)) as unknown as {
    status: string;
    updated_at: string;
    created_at: string;
  }[];
  expect(confirmed!.status).toBe('confirmed');
  expect(Date.parse(confirmed!.updated_at)).toBeGreaterThan(Date.parse(confirmed!.created_at));
  await page.getByRole('link', { name: 'Karim Journey' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Karim Journey' });
  await dialog.getByLabel('Your note').fill('Wants Tuesdays.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await dialog.getByText('Saved.').waitFor();
  expect(page.url()).toContain(`/admin/bookings/${id}?search=karim`);
  await page.reload();
  await dialog.waitFor();
  await expect(dialog.getByLabel('Your note')).toHaveValue('Wants Tuesdays.');
  await expect(page).toHaveTitle(/^Karim Journey · Bookings · /);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(page.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('karim');
});

test('K1 a deletion asks first, can be undone, and is sent only after ten seconds', async ({ openDashboard }) => {
  const { email } = await book('Delia');
  const page = await openDashboard('/bookings?search=delia');
  const remove = async () => {
    await rowOf(page, 'Delia Journey')
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this booking?' });
    await question.getByRole('button', { name: 'Delete anyway' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete without notifying the client?' })
      .getByRole('button', { name: 'Delete anyway' })
      .click();
    await rowOf(page, 'Delia Journey').first().waitFor({ state: 'detached' });
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, 'Delia Journey').first().waitFor();
  await page.clock.install();
  const before = await page.evaluate(() => Date.now());
  await remove();
  // The page's clock keeps running meanwhile.
  const gone = (await page.evaluate(() => Date.now())) - before;
  await page.clock.fastForward(Math.max(0, 8_000 - gone));
  expect(await bookingsOf(email)).toHaveLength(1);
  await page.clock.fastForward(3_000);
  await expect.poll(() => bookingsOf(email)).toHaveLength(0);
});

test('K1 closing the window sends a pending deletion immediately', async ({ openDashboard }) => {
  const { email } = await book('Clara');
  const page = await openDashboard('/bookings?search=clara');
  await rowOf(page, 'Clara Journey')
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  const withoutTelling = page.getByRole('alertdialog').getByRole('button', { name: 'Delete anyway' });
  await page.getByLabel('Reason for the client').waitFor();
  await withoutTelling.click();
  await page.getByRole('alertdialog', { name: 'Delete without notifying the client?' }).waitFor();
  await withoutTelling.click();
  await rowOf(page, 'Clara Journey').first().waitFor({ state: 'detached' });
  await page.goto('about:blank');
  await expect.poll(() => bookingsOf(email)).toHaveLength(0);
});

test('B5 visitors cannot book a day the owner blocks', async ({ openDashboard }) => {
  const { date } = (await freeSlots()).pop()!;
  const page = await openDashboard('/bookings/blocked-times');
  await page.getByLabel('First day').fill(date);
  await page.getByLabel('Last day').fill(date);
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByText(/is blocked\./).waitFor();
  const refused = send('book_consultation', {
    request_id: crypto.randomUUID(),
    service_type: 'keynote',
    appointment_date: date,
    appointment_time: '2:00 PM',
    first_name: 'Too',
    last_name: 'Late',
    email: `late.${Date.now()}@visitor.example`,
  });
  await expect(refused).rejects.toThrow('slot-taken');
  await page
    .getByRole('button', { name: /^Unblock/ })
    .first()
    .click();
  await page.getByText('Nothing is blocked').waitFor();
});
