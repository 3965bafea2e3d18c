import { expect, test } from './fixtures';
import { settle } from './settle';
import { accessibilityFindings, desktop, phone } from './accessibility';
import { keeping, stored } from './owner-dashboard';
import { addresses } from './stack';

test('F2 F3 the owner previews a font before saving, and visitors load it from this site only', async ({
  openDashboard,
  openWindow,
}) => {
  await keeping(['primary_font', 'heading_font_size', 'font_weight_bold'], async () => {
    const page = await openDashboard('/fonts');
    const heading = page.getByRole('heading', { name: 'Font Settings' });
    const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
    await page.getByLabel('Headings', { exact: true }).selectOption('EB Garamond');
    expect(await family()).toContain('Playfair Display');
    await page.getByRole('button', { name: 'Preview Changes' }).click();
    await page.getByText('Preview Mode').waitFor();
    expect(await family()).toContain('EB Garamond');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await family()).toContain('Playfair Display');
    await page.getByLabel('Headings', { exact: true }).selectOption('EB Garamond');
    await page.getByLabel('Heading size').fill('60');
    await page.getByLabel('Heading weight').selectOption('800');
    await page.getByRole('button', { name: 'Save Font Settings' }).click();
    await page.getByText('Font settings updated successfully!').waitFor();

    const visitor = await openWindow();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(addresses.site);
    const title = visitor.getByRole('heading', { level: 1 });
    await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('EB Garamond');
    expect(await title.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('800');
    await visitor.waitForFunction(() => document.fonts.check('800 20px "EB Garamond"'));
    expect(asked.filter((url) => url.includes('/fonts/eb-garamond')).length).toBeGreaterThan(1);
    const strangers = asked.filter((url) => !url.startsWith(addresses.site) && !url.startsWith(addresses.api));
    expect(strangers.filter((url) => url.startsWith('http'))).toEqual([]);
  });
});

test('I1 I2 the owner previews and saves a portrait, and the home page shows it', async ({
  openDashboard,
  openWindow,
}) => {
  await keeping(['portrait_url', 'hero_portrait_url'], async () => {
    const page = await openDashboard('/portrait');
    await page.getByRole('button', { name: 'Sample portrait 3' }).click();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm & Save' }).click();
    await page.getByText('Portrait updated successfully!').waitFor();
    expect(await stored('portrait_url')).toBe('/images/portrait-3.svg');
    const visitor = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.locator('#home img[src="/images/portrait-3.svg"]').waitFor();
  });
});

test('decision 29 visitors see unreadable colors corrected', async ({ openDashboard, openWindow }) => {
  await keeping(['text_color'], async () => {
    const page = await openDashboard('/settings/branding');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('#DDDDDD');
    await page.getByText(/Visitors see #\w{6} instead/).waitFor();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved successfully!').waitFor();
    const visitor = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await settle(visitor);
    expect((await accessibilityFindings(visitor)).filter((finding) => finding.startsWith('color-contrast'))).toEqual(
      [],
    );
  });
});

test('E5 maintenance mode warns the owner and keeps visitors out until it ends', async ({
  openDashboard,
  openWindow,
}) => {
  await keeping(['maintenance_mode'], async () => {
    const page = await openDashboard('/settings/security?key=maintenance_mode');
    await page.getByLabel('Maintenance mode').check();
    await page.getByText('Once you save, visitors will see a maintenance page').waitFor();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Maintenance mode is on').waitFor();
    const visitor = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.getByRole('heading', { name: /back shortly/ }).waitFor();
  });
});

const places = [
  ...['general', 'images', 'seo', 'social', 'analytics', 'features', 'branding', 'email', 'security'].map(
    (tab) => `/settings/${tab}`,
  ),
  ...['basic', 'social', 'technical', 'schema', 'performance', 'monitoring'].map((tab) => `/seo/${tab}`),
  '/fonts',
  '/portrait',
];

test('E1 S1 F1 I1 the settings tabs have no axe findings and fit a phone', async ({ openDashboard }) => {
  const page = await openDashboard(places[0]!);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const place of places) {
      await page.goto(`${addresses.site}/#/admin${place}`);
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      const findings = await accessibilityFindings(page);
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([place, findings, Math.max(0, cut)]).toEqual([place, [], 0]);
    }
  }
});
