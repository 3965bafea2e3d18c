import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import ws from 'ws';
import { publishableKey } from '../../local-stack/backend/local-keys.mjs';
import { codeOf } from '../backend/authenticator';
import { accessibilityFindings, expectSoon, openWindow, phone } from './browser';
import { forgetOwner, keeping, openDesk } from './owner-desk';
import { addresses, database, localOwner } from './stack';

const next = 'four words in a row';

/** Every session ends here, the kept one too. */
afterEach(forgetOwner);

/** Whatever happened, the next test signs in as before, with the password alone. */
afterEach(async () => {
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
  if (!error) await auth.updateUser({ password: localOwner.password });
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

/** From the sign-in to the mail; gives the address its link leads to. */
async function askForLink(page: Page): Promise<string> {
  const before = (await mailsTo(localOwner.email)).length;
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(localOwner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(/If this address has an account/).waitFor();
  await expectSoon(
    async () => (await mailsTo(localOwner.email)).length,
    (count) => count === before + 1,
  );
  const [mail] = await mailsTo(localOwner.email);
  expect(mail!.subject).toBe('Set a new password for your desk');
  return /href="([^"]+)"/.exec(mail!.html)![1]!;
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

test('A2 the owner who forgot the password sets a new one by mail, alone, and whoever was signed in is out', async () => {
  const { page: elsewhere } = await openDesk('/bookings');
  const { page, complaints } = await openWindow({ viewport: phone });
  await page.goto(`${addresses.site}/#/admin`);
  const link = await askForLink(page);
  expect(await accessibilityFindings(page)).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  // What the link carries is gone from the bar and from the way back, and nobody but the sign-in service hears of it.
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

  // The link has done its work.
  await page.goto('about:blank');
  await page.goto(link);
  await setPassword(page, 'another four words in a row');
  await page.getByText(/^This link no longer works/).waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
});

test('A2 with two-factor sign-in the mail alone sets nothing: the code of the app is asked for', async () => {
  await keeping(['two_factor_auth'], async () => {
    const { page: desk } = await openDesk('/settings/security');
    await desk.getByRole('button', { name: 'Set up an app' }).click();
    const secret = (await desk.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
    await desk.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await desk.getByRole('button', { name: 'Confirm' }).click();
    await desk.getByText(/^Your authenticator app is set up\./).waitFor();

    const { page } = await openWindow();
    await page.goto(`${addresses.site}/#/admin`);
    await page.goto(await askForLink(page));
    await setPassword(page, next);
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('000000');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText(/^This code is not right\./).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await code.fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.getByText('Your new password is set.').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, next);
    await dashboard(page).waitFor();
  });
});
