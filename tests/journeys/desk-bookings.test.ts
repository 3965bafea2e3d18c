import { accessibilityFindings, expectSoon } from './browser';
import { openDesk, rowOf } from './owner-desk';
import { addresses, bookingsOf } from './stack';
import { book, freeSlots, send } from './visitor-bookings';

test('K1 K2 confirm, note, reactivate over a taken time, and the address keeps the place through a reload', async () => {
  const { id, email } = await book('Karim');
  const { page } = await openDesk('/bookings?search=karim');
  await rowOf(page, 'Karim Journey')
    .first()
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await page.getByText('The booking of Karim Journey is confirmed.').waitFor();
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
  expect(await dialog.getByLabel('Your note').inputValue()).toBe('Wants Tuesdays.');
  expect(await page.title()).toMatch(/^Karim Journey · Bookings · /);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('searchbox', { name: 'Search bookings' }).inputValue()).toBe('karim');
});

test('K1 a deletion asks first, can be undone, and is not sent before ten seconds are over', async () => {
  const { email } = await book('Delia');
  const { page } = await openDesk('/bookings?search=delia');
  const remove = async () => {
    await rowOf(page, 'Delia Journey')
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this booking?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await rowOf(page, 'Delia Journey').first().waitFor({ state: 'detached' });
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, 'Delia Journey').first().waitFor();
  await page.clock.install();
  const before = await page.evaluate(() => Date.now());
  await remove();
  // The clock goes on while the machine is busy.
  const gone = (await page.evaluate(() => Date.now())) - before;
  await page.clock.fastForward(Math.max(0, 8_000 - gone));
  expect(await bookingsOf(email)).toHaveLength(1);
  await page.clock.fastForward(3_000);
  await expectSoon(
    () => bookingsOf(email),
    (rows) => rows.length === 0,
  );
});

test('K1 closing the window sends a deletion at once', async () => {
  const { email } = await book('Clara');
  const { page } = await openDesk('/bookings?search=clara');
  await rowOf(page, 'Clara Journey')
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await rowOf(page, 'Clara Journey').first().waitFor({ state: 'detached' });
  await page.goto('about:blank');
  await expectSoon(
    () => bookingsOf(email),
    (rows) => rows.length === 0,
  );
});

test('K3 M2 empty lists say what they are empty of', async () => {
  const { page } = await openDesk('/bookings?search=nobodyhasthisname');
  await page.getByRole('heading', { name: 'No bookings found' }).waitFor();
  await page.goto(`${addresses.site}/#/admin/contacts?search=nobodyhasthisname`);
  await page.getByRole('heading', { name: 'No messages found' }).waitFor();
});

test('B5 a day that the owner blocks is taken in the booking dialog', async () => {
  const { date } = (await freeSlots()).pop()!;
  const { page } = await openDesk('/bookings/blocked-times');
  await page.getByLabel('First day').fill(date);
  await page.getByLabel('Last day').fill(date);
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByText(/is blocked\./).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
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
