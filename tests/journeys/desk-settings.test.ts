import type { Page } from 'playwright-core';
import { expectSoon, openWindow } from './browser';
import { keeping, openDesk, stored } from './owner-desk';
import { addresses } from './stack';

const hash = (page: Page) => new URL(page.url()).hash;
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

test('E3 what the owner saves is what a visitor sees, and only what changed is written', async () => {
  await keeping(['site_tagline'], async () => {
    const { page, complaints } = await openDesk('/settings');
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('site_settings'))
        written.push(request.postData() ?? '');
    });
    await page.getByLabel('Tagline').fill('Quiet courage, every day.');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved successfully!').waitFor();
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0]!)).toMatchObject({ key: 'site_tagline', value: '"Quiet courage, every day."' });
    const { page: visitor } = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.getByText('Quiet courage, every day.').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('E3 a save that breaks off says what is saved, keeps the rest, and goes on from there', async () => {
  await keeping(['site_tagline', 'contact_address'], async () => {
    const { page } = await openDesk('/settings');
    await page.getByLabel('Tagline').fill('First half.');
    await page.getByLabel('Location').fill('Second half');
    await page.route('**/rest/v1/site_settings_la2024*', (route) =>
      route.request().postData()?.includes('contact_address') ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText(/^Error saving settings: /).waitFor();
    await page.getByText(/Saved: Tagline\. Still unsaved: Location\./).waitFor();
    expect(await stored('site_tagline')).toBe('First half.');
    expect(await page.getByLabel('Location').inputValue()).toBe('Second half');
    await page.unroute('**/rest/v1/site_settings_la2024*');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved successfully!').waitFor();
    expect(await stored('contact_address')).toBe('Second half');
  });
});

test('E3 nothing typed is lost by a link, by Back, by a typed address or by closing the window', async () => {
  const { page } = await openDesk('/settings');
  await page.getByRole('link', { name: 'SEO Management' }).click();
  await page.getByRole('heading', { name: 'SEO Management' }).waitFor();
  await page.getByLabel('Meta keywords').fill('courage');
  const waysOut: Record<string, () => Promise<unknown>> = {
    'a link': () => page.getByRole('link', { name: 'Font Settings' }).click(),
    // The page is back before the browser has told that it left.
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
    await expectSoon(
      () => hash(page),
      (now) => now === '#/admin/seo',
    );
    expect(await page.getByLabel('Meta keywords').inputValue()).toBe('courage');
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

test('E1 S2 a point of the score leads to its field, at an address that survives a reload', async () => {
  const { page } = await openDesk('/seo');
  await page.getByRole('link', { name: 'Canonical address' }).click();
  const field = page.getByLabel('Canonical address');
  const hasFocus = () => field.evaluate((element) => element === document.activeElement);
  await expectSoon(hasFocus, Boolean);
  await page.reload();
  await field.waitFor();
  await expectSoon(hasFocus, Boolean);
  expect(hash(page)).toBe('#/admin/seo/basic?key=canonical_url');
});

test('E3 with the keyboard alone: to a field, typed, saved', async () => {
  await keeping(['site_tagline'], async () => {
    const { page } = await openDesk('/settings?key=site_tagline');
    await expectSoon(
      () => page.getByLabel('Tagline').evaluate((element) => element === document.activeElement),
      Boolean,
    );
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('By keyboard.');
    await page.keyboard.press('Control+s');
    await page.getByText('Settings saved successfully!').waitFor();
    expect(await stored('site_tagline')).toBe('By keyboard.');
  });
});
