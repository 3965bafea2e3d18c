import { small } from './accessibility';
import { expect, test } from './fixtures';
import { rowOf } from './owner-dashboard';
import { settle, stopPolling } from './settle';
import { addresses, bookingsOf } from './stack';
import { pressUntil } from './visit';
import { book } from './visitor-bookings';

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
