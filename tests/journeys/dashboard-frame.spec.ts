import { phone } from './accessibility';
import { expect, test } from './fixtures';
import { focusedName } from './visit';

test('A4 the menu on a phone takes the focus, and its links move it to the content', async ({ openDashboard }) => {
  const page = await openDashboard('/overview', { viewport: phone, reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  expect(await focusedName(page)).toBe('Close menu');
  await page.getByRole('link', { name: 'People', exact: true }).press('Enter');
  // At once: the sidebar with the link fades out.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});
