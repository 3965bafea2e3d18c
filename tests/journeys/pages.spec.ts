import { expect, test } from './fixtures';
import { settle } from './settle';
import { accessibilityFindings, desktop, phone } from './accessibility';
import { addresses } from './stack';

test('H2 a section link on the blog opens the landing page, 80 px above the section', async ({ page }) => {
  await page.goto(`${addresses.site}/#/blog`);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await page.locator('#services').waitFor();
  await page.waitForFunction(
    () => Math.abs((document.querySelector('#services')?.getBoundingClientRect().top ?? 999) - 80) < 3,
  );
  expect(page.url()).toContain('#services');
});

test('H4 the header turns solid after 50 px', async ({ page }) => {
  await page.goto(addresses.site);
  const header = page.getByRole('banner');
  await header.waitFor();
  const opacity = () =>
    header.evaluate((element) => {
      const [, , , alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
      return Number(alpha);
    });
  expect(await opacity()).toBeLessThan(0.5);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.scrollY > 50);
  await expect.poll(opacity).toBeGreaterThan(0.9);
});

test('P8 an article has a URL: reload opens it, Back closes it and returns focus to its card', async ({ page }) => {
  await page.goto(`${addresses.site}/#/blog`);
  const card = page
    .getByRole('heading', { name: 'All Articles' })
    .locator('xpath=ancestor::section[1]')
    .getByRole('link')
    .first();
  const title = await card.textContent();
  await card.click();
  await page.getByRole('dialog', { name: title! }).waitFor();
  await page.reload();
  await page.getByRole('dialog', { name: title! }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('A2 the sign-in has no axe findings and fits a phone, 320 px and a desktop', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone });
  await page.goto(`${addresses.site}/#/admin`);
  await page.getByRole('heading').first().waitFor();
  for (const viewport of [phone, { width: 320, height: 640 }, desktop]) {
    await page.setViewportSize(viewport);
    await settle(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});
