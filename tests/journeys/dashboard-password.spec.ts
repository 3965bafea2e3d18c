import { expect, requestsFail, test } from './fixtures';
import { createClient } from '@supabase/supabase-js';
import ws from 'ws';
import { publishableKey } from '../../local-stack/backend/local-keys.mjs';
import { accessibilityFindings } from './accessibility';
import { addresses, localOwner } from './stack';

const next = 'four words in a row';

/** Restores the password. */
async function asBefore() {
  const { auth } = createClient(addresses.api, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  });
  const { error } = await auth.signInWithPassword({ email: localOwner.email, password: next });
  if (!error) await auth.updateUser({ password: localOwner.password, current_password: next });
}

test(
  'A2 the owner changes the password, and only the new one signs in',
  requestsFail,
  async ({ openDashboard, openWindow }) => {
    const page = await openDashboard('/settings/security');
    await page.getByRole('button', { name: 'Change your password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your password' });
    await dialog.getByLabel(/^Current password/).fill(localOwner.password);
    await dialog.getByLabel(/^New password/).fill(next);
    expect(await accessibilityFindings(page)).toEqual([]);
    try {
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Password changed.').first().waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

      const elsewhere = await openWindow();
      await elsewhere.goto(`${addresses.site}/#/admin`);
      const enter = async (password: string) => {
        await elsewhere.getByLabel('Username').fill(localOwner.email);
        await elsewhere.getByLabel('Password', { exact: true }).fill(password);
        await elsewhere.getByRole('button', { name: 'Sign In' }).click();
      };
      await enter(localOwner.password);
      await elsewhere.getByText('Invalid credentials').waitFor();
      await enter(next);
      await elsewhere.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    } finally {
      await asBefore();
    }
  },
);
