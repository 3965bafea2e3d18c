import type { BrowserContextOptions, Page } from '@playwright/test';
import { codeOf } from '../backend/authenticator';
import { settle } from './settle';
import { addresses, database, localOwner, visitorClient } from './stack';

/** The owner's session in the browser's storage. Each worker signs in once and keeps it until the session ends. */
let session: { name: string; value: string }[] | undefined;

/** Makes the next test sign in again. */
export const forgetSession = () => (session = undefined);

/** Opens the dashboard at a route; `openWindow` opens a window of the test's browser. */
export async function openAsOwner(
  openWindow: (options: BrowserContextOptions) => Promise<Page>,
  route: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const origin = addresses.site;
  const storageState = session && { cookies: [], origins: [{ origin, localStorage: session }] };
  const page = await openWindow({ ...options, storageState });
  // Signing out ends every session of the owner.
  page.on('request', (request) => request.url().includes('/auth/v1/logout') && forgetSession());
  await page.goto(`${origin}/#/admin${route}`);
  if (!session) await signIn(page);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  session ??= await page.evaluate(() =>
    ['coach-site-session', 'admin-user'].map((name) => ({ name, value: localStorage.getItem(name)! })),
  );
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return page;
}

/** Fills in and submits the sign-in form that the page shows. */
export async function signIn(page: Page, password = localOwner.password) {
  await page.getByLabel('Username').fill(localOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Sets up an authenticator app by its text secret, with the dashboard's settings open; resolves to secret and recovery codes. */
export async function setUpAuthenticator(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up app' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(localOwner.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText(/^Your authenticator app is set up\./).waitFor();
  return { secret, codes };
}

/** Restores the owner's password after a test that set `changed`. */
export async function restorePassword(changed: string) {
  const { auth } = visitorClient();
  const { error } = await auth.signInWithPassword({ email: localOwner.email, password: changed });
  if (!error) await auth.updateUser({ password: localOwner.password, current_password: changed });
}

/** A list's rows that contain a name. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The stored value of a setting. */
export const stored = async (key: string): Promise<unknown> => {
  const { data } = await database().from('site_settings_la2024').select('value').eq('key', key).single();
  return data && (JSON.parse(data.value as string) as unknown);
};

/** Opens a page of the dashboard, and waits until it is loaded. */
export async function goTo(page: Page, place: string) {
  await page.goto(`${addresses.site}/#/admin${place}`);
  const isShown = () => [...document.querySelectorAll('h2')].some((heading) => heading.checkVisibility());
  // A locator would wait half a second before it looks again.
  await page.waitForFunction(isShown, undefined, { polling: 50 });
  await settle(page);
}
