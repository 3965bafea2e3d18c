import type { Locator } from '@playwright/test';
import { small } from './accessibility';
import { expect, test } from './fixtures';
import { goTo } from './owner-dashboard';

test('A4 forced colors mark only the current view, unsaved setting and chosen portrait', async ({ openDashboard }) => {
  const page = await openDashboard('/bookings/week', { viewport: small, forcedColors: 'active' });
  // Forced colors replace transparent ones, so they must not hide anything.
  const looks = (locator: Locator, pseudo?: string) =>
    locator.evaluateAll(
      (elements, part) =>
        elements.map((element) => {
          const { outlineStyle, borderColor, borderInlineStartWidth } = getComputedStyle(element, part);
          return [outlineStyle, borderColor, borderInlineStartWidth].join(' ');
        }),
      pseudo,
    );
  const unlike = async (marked: Locator, plain: Locator, pseudo?: string) => {
    const [look] = await looks(marked, pseudo);
    const others = await looks(plain, pseudo);
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain(look);
  };
  const views = page.getByRole('navigation', { name: 'Views of the bookings' }).getByRole('link');
  await unlike(views.and(page.locator('[aria-current]')), views.and(page.locator(':not([aria-current])')));
  await expect(page.locator('a', { hasText: /^\d+:30 [AP]M$/ }).first()).toHaveCSS('opacity', '0');

  await goTo(page, '/settings/general');
  const fields = page.getByRole('tabpanel').locator('div:has(> div > label)');
  await page.getByLabel('Tagline').fill('Unsaved.');
  const changed = fields.filter({ has: page.getByRole('button', { name: /^Undo/ }) });
  await unlike(changed, fields.filter({ hasNot: page.getByRole('button', { name: /^Undo/ }) }), '::before');
  await page.getByRole('button', { name: /^Undo/ }).click();

  await goTo(page, '/portrait');
  const samples = page.getByRole('button', { name: /^Sample portrait/ });
  await samples.nth(1).click();
  await page.mouse.move(0, 0);
  await unlike(samples.and(page.locator('[aria-pressed=true]')), samples.and(page.locator('[aria-pressed=false]')));
});
