import type { Locator, Page } from '@playwright/test';
import { expect, requestsFail, test } from './fixtures';
import { phone } from './accessibility';
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

test('R5 the picture of the page for unknown addresses is as tall as its words', async ({ visit }) => {
  const page = await visit({ path: '/nowhere', viewport: { width: 1440, height: 900 } });
  const heightOf = async (place: Locator) => (await place.boundingBox())!.height;
  const words = page.locator('div', { has: page.locator('> h1') });
  expect(await heightOf(page.getByText('404'))).toBeGreaterThan(await heightOf(words));
});

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  }));

/** Waits until a section is below the header. */
const isBelowHeader = (page: Page, id: string) =>
  page.waitForFunction(
    (target) => Math.abs((document.getElementById(target)?.getBoundingClientRect().top ?? 999) - 80) < 3,
    id,
  );

test('H1 H2 H3 H4 R4 R6 the header leads everywhere and opens the booking form', async ({ visit }) => {
  const page = await visit();
  const header = page.getByRole('banner');
  const link = (name: string) => header.getByRole('link', { name, exact: true });
  await test.step('H4 it turns solid after 50 px', async () => {
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
  await test.step('H1 every link leads to its target', async () => {
    for (const name of ['About', 'Services', 'Testimonials', 'Contact', 'Home']) {
      await link(name).click();
      await page.waitForFunction((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? 999;
        const isAtEnd = Math.abs(innerHeight + scrollY - document.documentElement.scrollHeight) < 2;
        return Math.abs(top - 80) < 3 || scrollY === 0 || (isAtEnd && top < innerHeight);
      }, name.toLowerCase());
      await expect(page).toHaveURL((url) => url.href.endsWith(`#${name.toLowerCase()}`));
    }
  });
  const home = await head(page);
  await test.step('R4 R6 the blog sets the document head, and leaving it restores the site’s', async () => {
    await link('Blog').click();
    await expect(async () => {
      const { title, description, canonical } = await head(page);
      expect(title).not.toBe(home.title);
      expect(description).not.toBe(home.description);
      expect(canonical).toMatch(/\/blog\/$/);
    }).toPass();
  });
  await test.step('H3 the logo leads home, or to the top of the home page', async () => {
    await link('Lena Ashford').click();
    await page.locator('#services').waitFor();
    await expect.poll(() => head(page)).toEqual(home);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 300);
    await link('Lena Ashford').click();
    await page.waitForFunction(() => scrollY === 0);
  });
  await test.step('H2 a section link on the blog opens the landing page, 80 px above the section', async () => {
    await link('Blog').click();
    await page.getByRole('heading', { level: 1, name: 'Notes on leading well' }).waitFor();
    await link('Services').click();
    await isBelowHeader(page, 'services');
    await expect(page).toHaveURL((url) => url.href.endsWith('#services'));
  });
  await header.getByRole('button', { name: 'Book Consultation' }).click();
  await page.getByRole('dialog', { name: 'Book a consultation' }).waitFor();
});

test('H5 the footer does not jump in sight while the page of a link loads', requestsFail, async ({ page }) => {
  await page.addInitScript(() => {
    const isOfFooter = (entry: PerformanceEntry) =>
      (entry as PerformanceEntry & { sources: { node: Node | null }[] }).sources.some(
        ({ node }) => node && document.querySelector('footer')?.contains(node),
      );
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isOfFooter)) document.documentElement.dataset.hasJumped = '';
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await goTo(page, '/booking/damaged');
  await page.getByText('This link is incomplete.').waitFor();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // Shifts are reported after they are painted.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.evaluate(() => document.documentElement.dataset.hasJumped)).toBeUndefined();
});

test('H2 H5 the keyboard alone skips the header, follows a footer link and returns to the top', async ({ visit }) => {
  const page = await visit({ path: '/privacy-policy' });
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toMatch(/skip/i);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await isBelowHeader(page, 'about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).focus();
  await pressUntil(page, 'Tab', (name) => /top/i.test(name));
  await page.keyboard.press('Enter');
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
  await expect(toggle).toBeFocused();
});

test('H5 the footer links to email, phone, four profiles, legal pages and the dashboard', async ({ visit }) => {
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
