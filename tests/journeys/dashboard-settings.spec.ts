import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';
import { phone } from './accessibility';
import { isInView } from './is-in-view';
import { addresses, keeping } from './stack';

const hash = (page: Page) => new URL(page.url()).hash;
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

test('E3 a setting edited by keyboard alone is written and seen by visitors', async ({ openDashboard, openWindow }) => {
  await keeping(['site_tagline'], async () => {
    const page = await openDashboard('/settings?key=site_tagline');
    const written: { url: string; body: unknown }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/site_settings_la2024'))
        written.push({ url: request.url(), body: request.postDataJSON() });
    });
    await expect(page.getByLabel('Tagline')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Quiet courage, every day.');
    await page.keyboard.press('Control+s');
    await page.getByText('Settings saved successfully!').waitFor();
    expect(written).toEqual([
      { url: expect.stringContaining('key=eq.site_tagline'), body: { value: '"Quiet courage, every day."' } },
    ]);
    const visitor = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.getByText('Quiet courage, every day.').first().waitFor();
  });
});

test('E3 leaving by link, Back, typed URL or closing the window asks first if unsaved', async ({ openDashboard }) => {
  const page = await openDashboard('/settings');
  await page.getByRole('link', { name: 'SEO Management' }).click();
  await page.getByRole('heading', { name: 'SEO Management' }).waitFor();
  await page.getByLabel('Meta keywords').fill('courage');
  const waysOut: Record<string, () => Promise<unknown>> = {
    'a link': () => page.getByRole('link', { name: 'Font Settings' }).click(),
    // page.goBack would wait for a navigation that the page reverts.
    Back: () => page.evaluate(() => window.history.back()),
    'a typed address': () => page.evaluate(() => void (window.location.hash = '#/admin/bookings')),
    'the way to the website': () => page.getByRole('link', { name: 'View website' }).click(),
    Logout: () => page.getByRole('button', { name: 'Logout' }).click(),
  };
  for (const [way, go] of Object.entries(waysOut)) {
    await go();
    const isAsked = await question(page)
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    expect([way, isAsked]).toEqual([way, true]);
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'hidden' });
    await expect.poll(() => hash(page)).toBe('#/admin/seo');
    await expect(page.getByLabel('Meta keywords')).toHaveValue('courage');
  }
  const warned = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  void page.close({ runBeforeUnload: true });
  expect(await warned).toBe('beforeunload');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Website settings' }).waitFor();
  expect(hash(page)).toContain('#/admin/settings');
});

test('A4 the bar with unsaved changes covers no field that the keyboard reaches', async ({ openDashboard }) => {
  const page = await openDashboard('/settings/general', { viewport: phone });
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Lead well.');
  await page.getByText('1 unsaved change').waitFor();
  for (let field = 0; field < 11; field += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isInView(page.locator(':focus'))).toBe(true);
  }
});
