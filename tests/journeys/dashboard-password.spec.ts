import { requestsFail, test } from './fixtures';
import { restorePassword, signIn } from './owner-dashboard';
import { addresses, localOwner } from './stack';

const next = 'four words in a row';

test('A2 the owner signs in with a changed password only', requestsFail, async ({ openDashboard, openWindow }) => {
  const page = await openDashboard('/settings/security');
  // Not by a click: the cards above still load, and move the button.
  await page.getByRole('button', { name: 'Change your password' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel(/^Current password/).fill(localOwner.password);
  await dialog.getByLabel(/^New password/).fill(next);
  try {
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

    const elsewhere = await openWindow();
    await elsewhere.goto(`${addresses.site}/#/admin`);
    await signIn(elsewhere);
    await elsewhere.getByText('Invalid credentials').waitFor();
    await signIn(elsewhere, next);
    await elsewhere.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  } finally {
    await restorePassword(next);
  }
});
