import { expect, requestsFail, test } from './fixtures';
import type { Page } from '@playwright/test';
import { accessibilityFindings, phone } from './accessibility';
import { mailsTo } from './inbox';
import { forgetSession, restorePassword, signIn } from './owner-dashboard';
import { addresses, localOwner } from './stack';

const next = 'four words in a row';

test.afterEach(async () => {
  // A new password ends every session, including the one kept for other tests.
  forgetSession();
  await restorePassword(next);
});

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

/** The emails with a link, newest first. The owner gets alerts about other journeys' bookings at any time. */
const links = async () =>
  (await mailsTo(localOwner.email)).filter(({ subject }) => subject === 'Set a new password for your dashboard');

/** Requests a password reset, and resolves to the link in its email. */
async function askForLink(page: Page): Promise<string> {
  const before = (await links()).length;
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(localOwner.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(/If this address has an account/).waitFor();
  await expect.poll(links).toHaveLength(before + 1);
  const [mail] = await links();
  return /href="([^"]+)"/.exec(mail!.html)![1]!;
}

async function setPassword(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
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
    await expect.poll(() => new URL(page.url()).hash).toBe('#/admin/new-password');
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
