import { atRest } from './at-rest';
import { accessibilityFindings, desktop, expectSoon, openWindow, phone } from './browser';
import { keeping, openDesk, stored } from './owner-desk';
import { addresses } from './stack';

test('F2 F3 a font is seen on the page before it is saved, and visitors get it from this site alone', async () => {
  await keeping(['primary_font', 'heading_font_size', 'font_weight_bold'], async () => {
    const { page } = await openDesk('/fonts');
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
    await page.getByLabel('Weight of headings').selectOption('800');
    await page.getByRole('button', { name: 'Save Font Settings' }).click();
    await page.getByText('Font settings updated successfully!').waitFor();

    const { page: visitor, complaints } = await openWindow();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(addresses.site);
    const title = visitor.getByRole('heading', { level: 1 });
    await expectSoon(
      () => title.evaluate((element) => getComputedStyle(element).fontFamily),
      (now) => now.includes('EB Garamond'),
    );
    expect(await title.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('800');
    await visitor.waitForFunction(() => document.fonts.check('800 20px "EB Garamond"'));
    expect(asked.filter((url) => url.includes('/fonts/eb-garamond')).length).toBeGreaterThan(1);
    const strangers = asked.filter((url) => !url.startsWith(addresses.site) && !url.startsWith(addresses.api));
    expect(strangers.filter((url) => url.startsWith('http'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('I1 I2 a portrait is looked at, saved, and shown on the home page', async () => {
  await keeping(['portrait_url', 'hero_portrait_url'], async () => {
    const { page } = await openDesk('/portrait');
    await page.getByRole('button', { name: 'Sample portrait 3' }).click();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm & Save' }).click();
    await page.getByText('Portrait updated successfully!').waitFor();
    expect(await stored('portrait_url')).toBe('/images/portrait-3.svg');
    const { page: visitor } = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.locator('#home img[src="/images/portrait-3.svg"]').waitFor();
  });
});

test('decision 29 unreadable colours reach visitors corrected', async () => {
  await keeping(['text_color'], async () => {
    const { page } = await openDesk('/settings/branding');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('#DDDDDD');
    await page.getByText(/Visitors see #\w{6} instead/).waitFor();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved successfully!').waitFor();
    const { page: visitor } = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await atRest(visitor);
    expect((await accessibilityFindings(visitor)).filter((finding) => finding.startsWith('color-contrast'))).toEqual(
      [],
    );
  });
});

test('E5 maintenance mode warns the owner, and keeps visitors out until it is over', async () => {
  await keeping(['maintenance_mode'], async () => {
    const { page } = await openDesk('/settings/security?key=maintenance_mode');
    await page.getByLabel('Maintenance mode').check();
    await page.getByText('Once you save, visitors will see a maintenance page').waitFor();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Maintenance mode is on').waitFor();
    const { page: visitor } = await openWindow();
    await visitor.goto(addresses.site);
    await visitor.getByRole('heading', { name: /short pause|back soon/ }).waitFor();
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

test('E1 S1 F1 I1 axe finds nothing on any of the tabs, and nothing is cut off on a phone', async () => {
  const { page } = await openDesk(places[0]!);
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
