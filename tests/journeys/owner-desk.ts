import type { Page } from 'playwright-core';
import { openWindow } from './browser';
import { addresses, database, localOwner } from './stack';

/** The owner at a place of the desk. */
export async function openDesk(path: string, options: Parameters<typeof openWindow>[0] = {}) {
  const window = await openWindow(options);
  const { page } = window;
  await page.goto(`${addresses.site}/#/admin${path}`);
  await page.getByLabel('Username').fill(localOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(localOwner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return window;
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
