import { small } from './accessibility';
import { expect, test } from './fixtures';
import { rowOf } from './owner-dashboard';
import { settle, stopPolling } from './settle';
import { addresses, bookingsOf } from './stack';
import { pressUntil } from './visit';
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

test('K1 the next page of a list starts at the top, or keeps the focus on the keyboard', async ({ openDashboard }) => {
  const page = await openDashboard('/bookings', { viewport: small });
  const summary = (from: number) => page.getByText(new RegExp(`^${from}–.* bookings$`)).waitFor();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await summary(21);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await summary(1);
  await page.getByRole('button', { name: /^Export \d/ }).focus();
  await pressUntil(page, 'Tab', (focused) => focused === 'Next');
  await page.keyboard.press('Enter');
  await summary(21);
  expect(await scrolled()).toBeGreaterThan(0);
});

test('A4 Back from a booking restores page and scroll position with few requests', async ({ openDashboard }) => {
  const page = await openDashboard('/bookings?page=2');
  // Polling would add requests.
  await stopPolling(page);
  await page.getByRole('rowheader').first().waitFor();
  await settle(page);
  const link = page.getByRole('rowheader').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    // The dashboard checks once per session that the site has its settings.
    const isAboutSession = url.includes('/site_settings_la2024?select=key&');
    if (url.startsWith(`${addresses.api}/rest/`) && request.method() !== 'OPTIONS' && !isAboutSession) asked.push(url);
  });
  await link.click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
  expect(asked.slice(3)).toEqual([]);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).toContain('page=2');
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(4);
});
