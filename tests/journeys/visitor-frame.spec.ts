import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { phone } from './accessibility';
import { addresses, withSettings } from './stack';
import { focusedName, goTo, pressUntil } from './visit';

test('R2 pages fade in, except the first and with reduced motion', async ({ visit }) => {
  const fades = (page: Page) =>
    page.evaluate(() => {
      const frame = document.querySelector('main')?.firstElementChild;
      return frame ? getComputedStyle(frame).animationDuration : '';
    });
  const page = await visit({ reducedMotion: 'no-preference' });
  expect(await fades(page)).toBe('0s');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notes on leading well' }).waitFor();
  expect(await fades(page)).toBe('0.8s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat(await fades(page))).toBeLessThan(0.01);
});

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  }));

test('R4 R6 the blog sets the document head, and leaving it restores the site’s', async ({ visit }) => {
  const page = await visit();
  const home = await head(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(async () => {
    const { title, description, canonical } = await head(page);
    expect(title).not.toBe(home.title);
    expect(description).not.toBe(home.description);
    expect(canonical).toMatch(/\/blog\/$/);
  }).toPass();
  await page.getByRole('banner').getByRole('link', { name: 'Lena Ashford' }).click();
  await expect.poll(() => head(page)).toEqual(home);
});

test('R6 R7 R8 the head contains the SEO settings and skips malformed ones', async ({ page }) => {
  const settings = {
    meta_title: 'Coaching in quiet words',
    og_image: '/images/portrait.svg',
    schema_same_as: '[broken',
  };
  await withSettings(settings, async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await goTo(page, '/');
    await expect.poll(() => page.title()).toBe(settings.meta_title);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ knowsAbout: expect.arrayContaining([expect.any(String)]) });
    expect(JSON.parse(data ?? '').knowsAbout).toHaveLength(6);
    expect(warnings.filter((text) => text.includes('schema_same_as'))).toHaveLength(1);
  });
});

test('H1 every header link leads to its target, and the button opens the booking', async ({ visit }) => {
  const page = await visit();
  for (const [name, id] of [
    ['About', 'about'],
    ['Services', 'services'],
    ['Testimonials', 'testimonials'],
    ['Contact', 'contact'],
    ['Home', 'home'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForFunction((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? 999;
      const isAtEnd = Math.abs(innerHeight + scrollY - document.documentElement.scrollHeight) < 2;
      return Math.abs(top - 80) < 3 || scrollY === 0 || (isAtEnd && top < innerHeight);
    }, id);
    expect(page.url()).toContain(`#${id}`);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Book Consultation' }).click();
  await page.getByRole('dialog', { name: 'Book a consultation' }).waitFor();
});

test('H2 H5 a visitor skips the header, follows a footer link and returns to the top by keyboard alone', async ({
  visit,
}) => {
  const page = await visit({ path: '/privacy-policy' });
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toMatch(/skip/i);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => Math.abs((document.querySelector('#about')?.getBoundingClientRect().top ?? 999) - 80) < 3,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).focus();
  await pressUntil(page, 'Tab', (name) => /top/i.test(name));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY === 0);
});

test('H3 the logo leads home, or to the top of the home page', async ({ visit }) => {
  const page = await visit({ path: '/blog' });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Lena Ashford' });
  await logo.click();
  await page.locator('#services').waitFor();
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY > 300);
  await logo.click();
  await page.waitForFunction(() => scrollY === 0);
});

test('H4 the menu on a phone opens below its button, closes with Escape and restores focus', async ({ visit }) => {
  const page = await visit({ viewport: phone });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const before = await toggle.boundingBox();
  await toggle.click();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).waitFor();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await toggle.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Menu');
});

test('H5 the footer links to email, phone, four profiles in new tabs, legal pages and the dashboard', async ({
  visit,
}) => {
  const page = await visit();
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
  for (const name of [/LinkedIn/, /Facebook/, /Instagram/, /\bX\b/]) {
    const profile = footer.getByRole('link', { name }).first();
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(profile).toHaveAttribute('rel', /noopener/);
  }
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    await footer.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForFunction(() => scrollY === 0);
  }
  await footer.getByRole('link', { name: 'Admin' }).click();
  await page.getByLabel('Username').waitFor();
});

test('R5 maintenance shows visitors one page with a contact and keeps the dashboard open', async ({ page }) => {
  await withSettings({ maintenance_mode: true }, async () => {
    await page.goto(`${addresses.site}/#/blog`);
    await page.getByRole('heading', { level: 1, name: /back shortly/ }).waitFor();
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.getByLabel('Username').waitFor();
  });
});
