import type { Page } from '@playwright/test';
import { localKeys, publishableKey } from '../../local-stack/backend/local-keys';
import { phone } from './accessibility';
import { expect, test } from './fixtures';
import { addresses, bookingsOf, dataFolder, keeping } from './stack';

/** Enters a consultation of 2021 with the owner's session. Returns its address. */
async function bookInThePast(page: Page): Promise<string> {
  const email = `old.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  const session = await page.evaluate(() => localStorage.getItem('coach-site-session'));
  const { access_token } = JSON.parse(session ?? '{}') as { access_token: string };
  const response = await fetch(`${addresses.api}/rest/v1/rpc/book_for_client`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ request_id: crypto.randomUUID(), service_type: 'keynote', first_name: 'Olga', last_name: 'Journey', email },
      ...{ appointment_date: '2021-03-04', appointment_time: '9:00 AM', is_sure: true, sends_email: false },
    }),
  });
  expect(response.status).toBe(200);
  return email;
}

/** Calls the function as the schedule does, which alone may. */
async function runSchedule() {
  const call = (apikey: string) =>
    fetch(`${addresses.api}/functions/v1/retention`, { method: 'POST', headers: { apikey }, body: '{}' });
  expect((await call(publishableKey)).status).toBe(401);
  expect((await call(localKeys(dataFolder).secretKey)).status).toBe(200);
}

test('PE6 the owner confirms how many are old, and the schedule erases exactly those', async ({ openDashboard }) => {
  await keeping(['retention_past_months'], async () => {
    const page = await openDashboard('/settings/security', { viewport: phone });
    const email = await bookInThePast(page);
    const months = page.getByLabel('Erase past bookings after (months)');
    await months.fill('60');
    const due = page.getByRole('status', { name: 'Records to erase now' });
    await expect(due).toHaveText('Would be erased now: 1 past booking.');
    await runSchedule();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    const question = page.getByRole('alertdialog', { name: 'Erase 1 past booking?' });
    // Not before it is confirmed.
    expect(await bookingsOf(email)).toHaveLength(1);
    await question.getByRole('button', { name: 'Save and Erase' }).click();
    await page.getByText('Settings saved successfully!').waitFor();

    await runSchedule();
    await expect.poll(() => bookingsOf(email)).toEqual([]);
    await page.reload();
    await expect(due).toHaveText('Nothing is old enough to be erased now.');
    await page.getByText(/^Last erased .*: 1 booking\.$/).waitFor();
    const history = await openDashboard('/history');
    const entry = history.getByRole('row').filter({ hasText: 'erased by the schedule' });
    await expect(entry.first()).toContainText('1 booking');
    await expect(history.getByText(email)).toHaveCount(0);
  });
});
