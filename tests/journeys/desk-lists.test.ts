import type { Page } from 'playwright-core';
import { accessibilityFindings, desktop, expectSoon, openWindow, phone } from './browser';
import { addresses, bookingsOf, database, localOwner } from './stack';
import { atRest } from './at-rest';
import { book, freeSlots, send } from './visitor-bookings';

async function write(name: string): Promise<string> {
  const email = `letter.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  await send('send_contact_message', { name, email, message: 'Would you speak at our gathering?\nIn spring.' });
  return email;
}

async function messageOf(email: string) {
  const { data } = await database().from('contact_messages_la2024').select('*').eq('email', email);
  return (data as { id: string; status: string }[])[0];
}

async function openDesk(address = '', options: Parameters<typeof openWindow>[0] = {}) {
  const { page, complaints } = await openWindow(options);
  await page.goto(`${addresses.site}/#/admin${address}`);
  await page.getByLabel('Username').fill(localOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(localOwner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  return { page, complaints };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('O1 O2 O3 the overview counts what is there, each number leads to its list, and so do the quick actions', async () => {
  const { email } = await book('Olivia');
  const { page, complaints } = await openDesk();
  const numbers = page.getByRole('region', { name: 'Numbers' });
  for (const label of [
    'Total Bookings',
    'Bookings This Month',
    'Unread Messages',
    'Active Subscribers',
    'Published Posts',
  ])
    await numbers.getByRole('link', { name: new RegExp(`\\d+\\s*${label}`) }).waitFor();
  await page
    .getByRole('region', { name: 'Recent Activity' })
    .getByRole('link', { name: 'Olivia Journey' })
    .first()
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const { count } = await database()
    .from('bookings_la2024')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'pending');
  await numbers.getByRole('link', { name: new RegExp(`^${count}\\s*Pending Bookings`) }).click();
  await page.getByRole('tab', { name: 'Pending', selected: true }).waitFor();
  await page.getByText(`of ${count} bookings`).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'View Pending Bookings' }).click();
  await rowOf(page, 'Olivia Journey').first().waitFor();
  expect(await bookingsOf(email)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

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
  await remove();
  await page.clock.fastForward(9_000);
  expect(await bookingsOf(email)).toHaveLength(1);
  await page.clock.fastForward(2_000);
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

test('M1 M2 a message arrives while the desk is open, is read by opening it, answered by mail, and deleted', async () => {
  const { page, complaints } = await openDesk('/contacts');
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { name: 'Contact Messages' }).waitFor();
  await atRest(page);
  const email = await write('Livia Letter');
  // The desk looks every twenty seconds.
  await page.clock.fastForward(20_000);
  await rowOf(page, 'Livia Letter').first().waitFor();
  await page.getByRole('link', { name: 'Livia Letter' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Livia Letter' });
  await dialog.getByText('General Inquiry').first().waitFor();
  await expectSoon(
    () => messageOf(email),
    (row) => row?.status === 'read',
  );
  const reply = dialog.getByRole('link', { name: 'Reply by email' });
  const href = decodeURIComponent((await reply.getAttribute('href')) ?? '');
  expect(href).toContain(`mailto:${email}?subject=Re: General Inquiry`);
  expect(href).toContain('> Would you speak at our gathering?\r\n> In spring.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as Replied' }).click();
  await expectSoon(
    () => messageOf(email),
    (row) => row?.status === 'replied',
  );
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await messageOf(email)).toBeUndefined();
  expect(complaints).toEqual([]);
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

test('A3 signing out in one tab shows the login in the other', async () => {
  const { page } = await openDesk('/bookings');
  const other = await page.context().newPage();
  await other.goto(`${addresses.site}/#/admin/bookings`);
  await other.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Sign In' }).waitFor();
});

test('A4 with the keyboard alone: search the desk, open a booking, go on to the messages', async () => {
  const { id } = await book('Kay');
  const { page } = await openDesk();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search bookings/ }).waitFor();
  await page.keyboard.type('kay journey');
  await page
    .getByRole('option', { name: /Kay Journey/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Kay Journey' }).waitFor();
  expect(page.url()).toContain(`/admin/bookings/${id}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.type('gm');
  await page.getByRole('heading', { name: 'Contact Messages' }).waitFor();
});

test.each(['/overview', '/bookings', '/bookings/week', '/bookings/blocked-times', '/contacts'])(
  'A4 axe finds nothing on %s, nothing is cut off at 320 px, and there are fewer than 100 rows',
  async (address) => {
    const { page } = await openDesk(address);
    for (const viewport of [desktop, phone, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await atRest(page);
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    expect(await page.getByRole('row').count()).toBeLessThan(100);
  },
);
