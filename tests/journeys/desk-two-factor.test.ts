import type { Page } from 'playwright-core';
import { codeOf } from '../backend/authenticator';
import { accessibilityFindings, expectSoon, openWindow, phone } from './browser';
import { forgetOwner, keeping, openDesk, stored } from './owner-desk';
import { addresses, database, localOwner } from './stack';

/** Leaves the owner without an authenticator, and nobody asked for one. */
async function withTwoFactor(act: () => Promise<void>) {
  await keeping(['two_factor_auth'], async () => {
    try {
      await act();
    } finally {
      const { admin } = database().auth;
      const { data } = await admin.listUsers();
      for (const { id: userId } of data.users) {
        const { data: found } = await admin.mfa.listFactors({ userId });
        for (const { id } of found?.factors ?? []) await admin.mfa.deleteFactor({ userId, id });
      }
    }
  });
}

// What signing in asks for is what these are about.
afterEach(forgetOwner);

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

async function enterPassword(page: Page) {
  await page.getByLabel('Username').fill(localOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(localOwner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Sets an app up as a person without a camera does; gives its secret. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await codeField(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Your authenticator app is set up\./).waitFor();
  return secret;
}

test('A2 the owner sets up an app, switches two-factor sign-in on, and signs in with a code', async () => {
  await withTwoFactor(async () => {
    const { page, complaints } = await openDesk('/settings/security', { viewport: phone });
    const secret = await setUp(page);
    await page.getByLabel('Two-factor sign-in').check();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Signing in asks for your password and for a code of the app.').waitFor();
    expect(await stored('two_factor_auth')).toBe('true');
    await page.getByRole('button', { name: 'Logout' }).click();

    await enterPassword(page);
    await codeField(page).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    // The password alone opens nothing, whatever is asked with it.
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
    await page.getByText(/^This code is not right\./).waitFor();
    await codeField(page).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await dashboard(page).waitFor();
    expect(new URL(page.url()).hash).toBe('#/admin/settings/security');
    // The session stays proven over a reload.
    await page.reload();
    await dashboard(page).waitFor();
  });
});

test('A3 a session that ends while the owner types asks for password and code, and what is typed is saved after', async () => {
  await withTwoFactor(async () => {
    await keeping(['site_tagline'], async () => {
      const { page } = await openDesk('/settings/security');
      const secret = await setUp(page);
      await page.getByLabel('Two-factor sign-in').check();
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await page.getByText('Settings saved successfully!').waitFor();
      await page.getByRole('tab', { name: 'General' }).click();
      await page.getByLabel('Tagline').fill('Typed before the session ended.');
      await page.evaluate(() => localStorage.removeItem('coach-site-session'));
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await page.getByText('Your session has ended. Please sign in again.').first().waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await enterPassword(page);
      await codeField(page).fill(codeOf(secret, 1));
      await page.keyboard.press('Enter');
      await codeField(page).waitFor({ state: 'hidden' });
      expect(await page.getByLabel('Tagline').inputValue()).toBe('Typed before the session ended.');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expectSoon(
        () => stored('site_tagline'),
        (now) => now === 'Typed before the session ended.',
      );
    });
  });
});

test('A3 an access token that runs out is renewed without a word, and one of a session that ended is not', async () => {
  const { page, complaints } = await openDesk('/bookings');
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
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Username').waitFor();
  const { page: thief } = await openWindow();
  await thief.goto(addresses.site);
  await thief.evaluate((stolen) => {
    const session = JSON.parse(stolen) as { expires_at: number };
    localStorage.setItem('coach-site-session', JSON.stringify({ ...session, expires_at: 1 }));
  }, kept);
  await thief.goto(`${addresses.site}/#/admin`);
  await thief.getByLabel('Username').waitFor();
  expect(await thief.evaluate(() => localStorage.getItem('coach-site-session'))).toBeNull();
});
