import { readFileSync } from 'node:fs';
import { openDesk } from './owner-desk';
import { addresses, bookingsOf, database } from './stack';
import { book, send } from './visitor-bookings';

/** A booking that the owner has confirmed, and the desk it was done at. */
async function confirm(firstName: string) {
  const booking = await book(firstName);
  const { page, complaints } = await openDesk(`/bookings?search=${firstName} journey`);
  await page.getByRole('button', { name: `Confirm the booking of ${firstName} Journey` }).click();
  await page.getByText(`The booking of ${firstName} Journey is confirmed.`).waitFor();
  return { ...booking, page, complaints };
}

test('K1 a booking stands in its week, opens from there, and Back leads to the same week', async () => {
  const { id, date, page, complaints } = await confirm('Wanda');
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
  expect(complaints).toEqual([]);
});

test('K1 confirmed bookings leave the desk as one calendar file, and the others do not', async () => {
  const pending = await book('Petra');
  const { page, ...confirmed } = await confirm('Ines');
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
  await page.getByText(/in confirmed-bookings\.ics\./).waitFor();
});

test('K1 several bookings are chosen and confirmed at once, and the history tells of each', async () => {
  const bookings = [await book('Bulk'), await book('Bulk'), await book('Bulk')];
  const { page } = await openDesk('/bookings?search=bulk journey');
  const choices = page.getByRole('checkbox', { name: 'Select the booking of Bulk Journey' });
  for (const index of bookings.keys()) await choices.nth(index).check();
  const selected = page.getByRole('group', { name: 'Selected rows' });
  await selected.getByText('3 selected').waitFor();
  await selected.getByRole('button', { name: 'Confirm selected' }).click();
  await page.getByRole('row').filter({ hasText: 'Bulk Journey' }).filter({ hasText: 'Confirmed' }).nth(2).waitFor();
  for (const { email } of bookings) expect(await bookingsOf(email)).toMatchObject([{ status: 'confirmed' }]);
  await page.goto(`${addresses.site}/#/admin/history`);
  const entries = page.getByRole('row').filter({ hasText: 'Bulk Journey' });
  await entries.nth(2).waitFor();
  expect(await entries.first().textContent()).toMatch(/pending.*confirmed/);
});

test('M1 a message that was deleted comes back with Undo, and nothing was gone meanwhile', async () => {
  const email = `undo.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  await send('send_contact_message', { name: 'Ulla Undone', email, message: 'Please keep me.' });
  const { page } = await openDesk('/contacts?search=undone');
  const row = page.getByRole('row').filter({ hasText: 'Ulla Undone' });
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  const { data } = await database().from('contact_messages_la2024').select('id').eq('email', email);
  expect(data).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
});

test('A4 the question mark lists what the keyboard can do', async () => {
  const { page } = await openDesk('/bookings');
  await page.keyboard.press('?');
  const overlay = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await overlay.getByText('Search the desk').waitFor();
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
});
