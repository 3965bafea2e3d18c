import { expect, requestsFail, test } from './fixtures';
import { createClient } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import ws from 'ws';
import { publishableKey } from '../../local-stack/backend/local-keys.mjs';
import { codeOf } from '../backend/authenticator';
import { accessibilityFindings, phone } from './accessibility';
import { forgetSession } from './owner-dashboard';
import { addresses, database, keeping, localOwner } from './stack';

const next = 'four words in a row';

/** A new password ends every session, including the one kept for other tests. */
test.afterEach(forgetSession);

/** Restores the password and removes authenticators. */
test.afterEach(async () => {
  const { admin } = database().auth;
  const { data: accounts } = await admin.listUsers();
  for (const { id: userId } of accounts.users) {
    const { data: found } = await admin.mfa.listFactors({ userId });
    for (const { id } of found?.factors ?? []) await admin.mfa.deleteFactor({ userId, id });
  }
  const { auth } = createClient(addresses.api, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  });
  const { error } = await auth.signInWithPassword({ email: localOwner.email, password: next });
  if (!error) await auth.updateUser({ password: localOwner.password, current_password: next });
});

type Mail = { subject: string; html: string; receivedAt: string };

const mailsTo = async (address: string): Promise<Mail[]> =>
  (await fetch(`${addresses.mail}/api/messages?to=${encodeURIComponent(address)}`)).json() as Promise<Mail[]>;

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

async function signIn(page: Page, password: string) {
  await page.getByLabel('Username').fill(localOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Requests a password reset, and resolves to the link in its email. */
async function askForLink(page: Page): Promise<string> {
  const before = (await mailsTo(localOwner.email)).length;
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(localOwner.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(/If this address has an account/).waitFor();
  await expect.poll(async () => (await mailsTo(localOwner.email)).length).toBe(before + 1);
  const [mail] = await mailsTo(localOwner.email);
  expect(mail!.subject).toBe('Set a new password for your dashboard');
  return /href="([^"]+)"/.exec(mail!.html)![1]!;
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test(
  'A2 the owner resets a forgotten password by email, which ends every session',
  requestsFail,
  async ({ openDashboard, openWindow, complaints }) => {
    const elsewhere = await openDashboard('/bookings');
    const page = await openWindow({ viewport: phone });
    await page.goto(`${addresses.site}/#/admin`);
    const link = await askForLink(page);
    expect(await accessibilityFindings(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    // The token disappears from the URL and the history, and is sent to the auth service only.
    expect(new URL(page.url()).hash).toBe('#/admin/new-password');
    expect(await accessibilityFindings(page)).toEqual([]);
    await setPassword(page, next);
    await page.getByText('Your new password is set.').waitFor();
    const token = link.split('/').at(-1)!;
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
    const own = [addresses.site, addresses.api].map((address) => new URL(address).origin);
    expect(asked.filter((url) => url.startsWith('http') && !own.includes(new URL(url).origin))).toEqual([]);
    expect(
      await page.evaluate((secret) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(secret), token),
    ).toBe(false);

    await page.getByRole('link', { name: 'Sign in' }).click();
    expect(complaints).toEqual([]);
    await signIn(page, localOwner.password);
    await page.getByText('Invalid credentials').waitFor();
    await signIn(page, next);
    await dashboard(page).waitFor();

    await elsewhere.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('coach-site-session')!) as { expires_at: number };
      localStorage.setItem('coach-site-session', JSON.stringify({ ...session, expires_at: 1 }));
    });
    await elsewhere.reload();
    await elsewhere.getByLabel('Username').waitFor();

    // The link works once.
    await page.goto('about:blank');
    await page.goto(link);
    await setPassword(page, 'another four words in a row');
    await page.getByText(/^This link no longer works/).waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.getByRole('button', { name: 'Send link' }).waitFor();
  },
);

test(
  'A2 with two-factor sign-in, a password reset also asks for an authenticator code',
  requestsFail,
  async ({ openDashboard, page }) => {
    await keeping(['two_factor_auth'], async () => {
      const settings = await openDashboard('/settings/security');
      await settings.getByRole('button', { name: 'Set up app' }).click();
      await settings.getByLabel('Current password', { exact: true }).fill(localOwner.password);
      await settings.getByRole('button', { name: 'Continue' }).click();
      const secret = (await settings.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
      await settings.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
      await settings.getByRole('button', { name: 'Confirm' }).click();
      await settings.getByRole('button', { name: 'I have saved them' }).click();
      await settings.getByText(/^Your authenticator app is set up\./).waitFor();

      await page.goto(`${addresses.site}/#/admin`);
      await page.goto(await askForLink(page));
      await setPassword(page, next);
      const code = page.getByRole('textbox', { name: 'Code' });
      await code.fill('000000');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText(/^This code is incorrect\./).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await code.fill(codeOf(secret, 1));
      await page.keyboard.press('Enter');
      await page.getByText('Your new password is set.').waitFor();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await signIn(page, next);
      await dashboard(page).waitFor();
    });
  },
);
