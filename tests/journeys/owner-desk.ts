import type { Page } from 'playwright-core';
import { openWindow } from './browser';
import { addresses, database, localOwner } from './stack';

/** What the browser keeps for an owner who has signed in, as long as she has not left. */
let kept: { name: string; value: string }[] | undefined;

/** Lets the next one sign in anew. */
export const forgetOwner = () => (kept = undefined);

/** The owner at a place of the desk: signed in by the form once in a file, and still signed in after that. */
export async function openDesk(path: string, options: Parameters<typeof openWindow>[0] = {}) {
  const origin = addresses.site;
  const storageState = kept && { cookies: [], origins: [{ origin, localStorage: kept }] };
  const window = await openWindow({ ...options, storageState });
  const { page } = window;
  // Leaving ends every session of hers.
  page.on('request', (request) => request.url().includes('/auth/v1/logout') && forgetOwner());
  await page.goto(`${origin}/#/admin${path}`);
  if (!kept) await signIn(page);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  kept ??= await page.evaluate(() =>
    ['coach-site-session', 'admin-user'].map((name) => ({ name, value: localStorage.getItem(name)! })),
  );
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return window;
}

async function signIn(page: Page) {
  await page.getByLabel('Username').fill(localOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(localOwner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A list's rows that tell of somebody. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What stands in the table for a setting. */
export const stored = async (key: string): Promise<unknown> => {
  const { data } = await database().from('site_settings_la2024').select('value').eq('key', key).single();
  return data && (JSON.parse(data.value as string) as unknown);
};

/** Leaves the settings as they were. */
export async function keeping(keys: string[], act: () => Promise<void>) {
  const table = () => database().from('site_settings_la2024');
  const { data } = await table().select('key, value').in('key', keys);
  try {
    await act();
  } finally {
    await table().upsert(data ?? [], { onConflict: 'key' });
  }
}
