import { expect, test } from './fixtures';
import { settle } from './settle';
import { accessibilityFindings, allButContrast, desktop, phone, tablet } from './accessibility';
import { addresses } from './stack';

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
      const findings = await accessibilityFindings(page, viewport === desktop ? {} : allButContrast);
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([place, findings, Math.max(0, cut)]).toEqual([place, [], 0]);
    }
  }
});

test('A6 the history fits narrow windows, and its dates stay on one line on a tablet', async ({ openDashboard }) => {
  const page = await openDashboard('/bookings/blocked-times', { viewport: tablet });
  await page.getByLabel('First day').fill('2027-06-01');
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByRole('button', { name: /^Unblock Tue, Jun 1, 2027/ }).click();
  await page.goto(`${addresses.site}/#/admin/history?area=blocked`);
  const when = page.getByRole('cell', { name: /, 20\d\d/ }).locator('time > span');
  await when.first().waitFor();
  await page.getByRole('table').evaluate((table) => {
    table.querySelector('[role=rowheader]')!.textContent = 'A name of many words '.repeat(10);
    [...table.querySelectorAll('td span')].find((badge) => badge.textContent === 'deleted')!.textContent =
      'canceled with later dates';
  });
  const heights = await when.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(30);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
