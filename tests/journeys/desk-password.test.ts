import { createClient } from '@supabase/supabase-js';
import ws from 'ws';
import { publishableKey } from '../../local-stack/backend/local-keys.mjs';
import { accessibilityFindings, openWindow } from './browser';
import { openDesk } from './owner-desk';
import { addresses, localOwner } from './stack';

const next = 'four words in a row';

/** Whatever happened, the next test signs in as before. */
async function asBefore() {
  const { auth } = createClient(addresses.api, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  });
  const { error } = await auth.signInWithPassword({ email: localOwner.email, password: next });
  if (!error) await auth.updateUser({ password: localOwner.password });
}

test('A2 the owner changes the password, and from then on only the new one opens the desk', async () => {
  const { page, complaints } = await openDesk('/settings/security');
  await page.getByRole('button', { name: 'Change your password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel(/^Current password/).fill(localOwner.password);
  await dialog.getByLabel(/^New password/).fill(next);
  expect(await accessibilityFindings(page)).toEqual([]);
  try {
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    expect(complaints).toEqual([]);

    const { page: elsewhere } = await openWindow();
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
});
