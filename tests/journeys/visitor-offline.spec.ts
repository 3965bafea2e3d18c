import { requestsFail, test } from './fixtures';

test('F1 a page that goes offline says what did not load, and recovers online', requestsFail, async ({ visit }) => {
  // Not the landing page: it loads the blog itself if its own code is slow.
  const page = await visit({ path: '/privacy-policy' });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.getByText('The blog couldn’t be loaded.').waitFor();
  await page.getByRole('button', { name: /^Book/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The booking form couldn’t be loaded.').waitFor();
  await dialog.getByText('Please check your connection and try again.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).waitFor();

  await page.context().setOffline(false);
  await dialog.getByRole('radio').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().waitFor();
});
