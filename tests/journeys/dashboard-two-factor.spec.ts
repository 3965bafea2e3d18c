import { expect, requestsFail, test } from './fixtures';
import type { Page } from '@playwright/test';
import { codeOf, forgetAuthenticators } from '../backend/authenticator';
import { phone } from './accessibility';
import { forgetSession, setUpAuthenticator, signIn, stored } from './owner-dashboard';
import { stopPolling } from './settle';
import { addresses, database, keeping } from './stack';
import { goTo } from './visit';

test.afterEach(async () => {
  // These tests are about signing in, so none starts signed in.
  forgetSession();
  await forgetAuthenticators(database());
});

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

test(
  'A2 the owner signs in with a code, and with a recovery code',
  requestsFail,
  async ({ openDashboard, complaints }) => {
    const page = await openDashboard('/settings/security', { viewport: phone });
    const { secret, codes } = await setUpAuthenticator(page);
    await page.getByLabel('Two-factor sign-in').check();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    // First, because the notification disappears after some seconds.
    await page.getByText('Settings saved successfully!').waitFor();
    await page.getByText('10 recovery codes left.').waitFor();
    await page.getByText('Signing in requires your password and a code from the app.').waitFor();
    expect(await stored('two_factor_auth')).toBe('true');
    // By keyboard, because on a phone the notification covers the button.
    await page.getByRole('button', { name: 'Logout' }).press('Enter');

    await signIn(page);
    await codeField(page).waitFor();
    // A token obtained by the password alone reads nothing.
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('coach-site-session')!) as { access_token: string }).access_token,
    );
    const key = (await page.locator('#site-config').textContent())!;
    const { supabaseKey } = JSON.parse(key) as { supabaseKey: string };
    const headers = { apikey: supabaseKey, authorization: `Bearer ${token}` };
    const rows = await fetch(`${addresses.api}/rest/v1/bookings_la2024?select=id`, { headers });
    expect(await rows.json()).toEqual([]);

    expect(complaints).toEqual([]);
    await codeField(page).fill('000000');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText(/^This code is incorrect\./).waitFor();
    await codeField(page).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await dashboard(page).waitFor();
    expect(new URL(page.url()).hash).toBe('#/admin/settings/security');
    // The second factor survives a reload.
    await page.reload();
    await dashboard(page).waitFor();

    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await signIn(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    const field = page.getByRole('textbox', { name: 'Recovery code' });
    await field.fill('00000-00000-00000-00000');
    await page.keyboard.press('Enter');
    await page.getByText(/^This recovery code is incorrect/).waitFor();
    await field.fill(codes[0]!.toUpperCase());
    await page.keyboard.press('Enter');
    await dashboard(page).waitFor();
    await page.getByRole('button', { name: 'Set up app' }).waitFor();
  },
);

test('A3 an expired session asks for password and code, and keeps input', requestsFail, async ({ openDashboard }) => {
  await keeping(['site_tagline'], async () => {
    const page = await openDashboard('/settings/security');
    const { secret } = await setUpAuthenticator(page);
    await page.getByLabel('Two-factor sign-in').check();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved successfully!').waitFor();
    await page.getByRole('tab', { name: 'General' }).click();
    await page.getByLabel('Tagline').fill('Typed before the session ended.');
    // Polling would ask for the password before Save does, and cover the button.
    await stopPolling(page);
    await page.evaluate(() => localStorage.removeItem('coach-site-session'));
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Your session has ended. Please sign in again.').first().waitFor();
    await signIn(page);
    await codeField(page).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await codeField(page).waitFor({ state: 'hidden' });
    await expect(page.getByLabel('Tagline')).toHaveValue('Typed before the session ended.');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect.poll(() => stored('site_tagline')).toBe('Typed before the session ended.');
  });
});

test(
  'A3 an expired access token is renewed silently, and signing out ends the session in every tab',
  requestsFail,
  async ({ openDashboard, openWindow, complaints }) => {
    const page = await openDashboard('/bookings');
    const renewals: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('grant_type=refresh_token')) renewals.push(response.status());
    });
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('coach-site-session')!) as { expires_at: number };
      localStorage.setItem('coach-site-session', JSON.stringify({ ...session, expires_at: Date.now() / 1000 + 5 }));
    });
    await page.reload();
    await dashboard(page).waitFor();
    expect(renewals).toEqual([200]);

    expect(complaints).toEqual([]);
    const kept = await page.evaluate(() => localStorage.getItem('coach-site-session')!);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await dashboard(other).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('Username').waitFor();
    await other.getByRole('button', { name: 'Sign In' }).waitFor();
    const thief = await openWindow();
    await goTo(thief, '/');
    await thief.evaluate((stolen) => {
      const session = JSON.parse(stolen) as { expires_at: number };
      localStorage.setItem('coach-site-session', JSON.stringify({ ...session, expires_at: 1 }));
    }, kept);
    await thief.goto(`${addresses.site}/#/admin`);
    await thief.getByLabel('Username').waitFor();
    expect(await thief.evaluate(() => localStorage.getItem('coach-site-session'))).toBeNull();
  },
);
