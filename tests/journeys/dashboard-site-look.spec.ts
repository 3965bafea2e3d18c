import { expect, test } from './fixtures';
import { settingKeys } from 'domain/settings/registry';
import type { Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility';
import { signIn, stored } from './owner-dashboard';
import { settle } from './settle';
import { addresses, keeping } from './stack';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sample = (page: Page, index: number) => page.getByRole('button', { name: `Sample portrait ${index}` }).click();

test('I1 I2 I4 the owner previews and saves a portrait, which visitors see', async ({ openDashboard, openWindow }) => {
  await keeping(['portrait_url', 'hero_portrait_url'], async () => {
    const page = await openDashboard('/portrait');
    const typed = page.getByLabel('New portrait URL');
    await expect(page.getByRole('button', { name: 'Save Portrait' })).toBeDisabled();
    await typed.fill('   ');
    await press(page, 'Preview');
    await page.getByText('Please enter an image URL to preview').waitFor();
    await press(page, 'Save Portrait');
    await page.getByText('Please enter a valid image URL').waitFor();

    await sample(page, 2);
    const chosen = await typed.inputValue();
    await press(page, 'Preview');
    await page.getByText('Preview', { exact: true }).waitFor();
    await press(page, 'Cancel');
    await expect(typed).toHaveValue('');
    expect(await stored('portrait_url')).not.toBe(chosen);

    await typed.fill(`  ${chosen}  `);
    await press(page, 'Preview');
    await press(page, 'Confirm & Save');
    await page.getByText('Portrait updated successfully!').first().waitFor();
    expect(await stored('portrait_url')).toBe(chosen);
    await expect(typed).toHaveValue('');
    await page.getByRole('region', { name: 'Current portrait' }).locator(`img[src="${chosen}"]`).waitFor();
    const visitor = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.locator(`#home img[src*="${chosen}"], #about img[src*="${chosen}"]`).first().waitFor();
  });
});

const bodyFont = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

test('F1 F2 F3 the owner previews and saves fonts, which visitors see', async ({ openDashboard, openWindow }) => {
  await keeping(['secondary_font', 'body_font_size'], async () => {
    const page = await openDashboard('/fonts');
    const family = page.getByLabel('Text', { exact: true });
    expect(await family.locator('option').count()).toBeGreaterThanOrEqual(28);
    const before = await bodyFont(page);
    await family.selectOption('Lora');
    await page.getByText(/^Lora, 16 px, weight 400/).waitFor();
    expect(await bodyFont(page)).toBe(before);
    await press(page, 'Preview Changes');
    await page.getByText('Preview Mode').waitFor();
    await expect.poll(() => bodyFont(page)).toContain('Lora');
    await press(page, 'Cancel');
    expect([await bodyFont(page), await family.inputValue()]).toEqual([before, 'Montserrat']);

    await family.selectOption('Lora');
    await page.getByLabel('Text size').fill('18');
    await press(page, 'Save Font Settings');
    await page.getByText('Font settings updated successfully!').first().waitFor();
    expect([await stored('secondary_font'), await stored('body_font_size')]).toEqual(['Lora', '18']);
    const visitor = await openWindow();
    await visitor.goto(addresses.site);
    await expect.poll(() => bodyFont(visitor)).toContain('Lora');
    // The font itself loads, from this site's own host.
    await expect
      .poll(() =>
        visitor.evaluate(async () => {
          await document.fonts.load('400 16px Lora');
          return [...document.fonts].filter(({ family: name, status }) => /Lora/.test(name) && status === 'loaded')
            .length;
        }),
      )
      .toBeGreaterThan(0);
    await press(page, 'Reset to Defaults');
    await expect(family).toHaveValue('Montserrat');
    expect(await stored('secondary_font')).toBe('Lora');
  });
});

test('F3 the standalone dashboard previews fonts too', async ({ page }) => {
  await page.goto(`${addresses.remotes['admin-app']}/#/admin/fonts`);
  await signIn(page);
  const text = page.getByLabel('Text', { exact: true });
  await text.waitFor();
  const [sheet] = await Promise.all([
    page.waitForResponse((response) => response.url() === `${addresses.remotes['admin-app']}/fonts/lora.css`),
    text.selectOption('Lora'),
  ]);
  expect(sheet.status()).toBe(200);
  // The style sheet takes effect after it has arrived.
  await expect
    .poll(() => page.evaluate(async () => (await document.fonts.load('400 16px Lora')).length))
    .toBeGreaterThan(0);
});

test('E2 E4 E5 decision 29 colors are rated and corrected, maintenance warns, and both reach visitors', async ({
  openDashboard,
  openWindow,
}) => {
  await keeping(['primary_color', 'text_color', 'maintenance_mode'], async () => {
    const page = await openDashboard('/settings/branding');
    await page.getByRole('region', { name: 'Settings overview' }).getByText(String(settingKeys.length)).waitFor();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('#B9C0C4');
    const verdicts = page.getByRole('list', { name: 'Contrast of the colors' });
    await verdicts
      .getByText(/Low contrast: text needs 4\.50:1/)
      .first()
      .waitFor();
    await text.fill('#DDDDDD');
    await page.getByText(/Visitors see #\w{6} instead/).waitFor();
    await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#5B2333');
    await press(page, 'Save Settings');
    await page.getByText('Settings saved successfully!').first().waitFor();

    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByLabel('Maintenance mode').check();
    await page.getByText('You’re turning maintenance mode on').waitFor();
    await press(page, 'Save Settings');
    await page.getByText('Maintenance mode is on').waitFor();
    const visitor = await openWindow();
    await visitor.goto(addresses.site);
    await visitor
      .getByText(/maintenance|back soon/i)
      .first()
      .waitFor();
    // The dashboard stays reachable.
    await visitor.goto(`${addresses.site}/#/admin`);
    await visitor.getByLabel('Username').waitFor();
    await page.getByLabel('Maintenance mode').uncheck();
    await press(page, 'Save Settings');
    await page.getByText('Maintenance mode is on').waitFor({ state: 'hidden' });
    await visitor.goto(`${addresses.site}/`);
    await visitor.getByRole('heading', { level: 1 }).first().waitFor();
    const brand = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand'));
    await expect.poll(brand).toMatch(/5B2333|91, 35, 51/i);
    await settle(visitor);
    const findings = await accessibilityFindings(visitor);
    expect(findings.filter((finding) => finding.startsWith('color-contrast'))).toEqual([]);
  });
});
