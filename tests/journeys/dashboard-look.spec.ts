import { expect, test } from './fixtures';
import { settle } from './settle';
import { accessibilityFindings, desktop, phone } from './accessibility';
import { addresses, keeping } from './stack';

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
  for (const place of places) {
    await page.goto(`${addresses.site}/#/admin${place}`);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await settle(page);
      const findings = await accessibilityFindings(page);
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([place, findings, Math.max(0, cut)]).toEqual([place, [], 0]);
    }
  }
});
