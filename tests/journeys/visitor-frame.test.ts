import { expectSoon, openWindow, phone } from './browser';
import { addresses, withSettings } from './stack';
import { focusedName, goTo, pressUntil, visit } from './visit';

test('R2 pages fade into each other, the first is simply there, and nobody who wants stillness sees a fade', async () => {
  const fades = (page: Awaited<ReturnType<typeof visit>>['page']) =>
    page.evaluate(() => {
      const frame = document.querySelector('main')?.firstElementChild;
      return frame ? getComputedStyle(frame).animationDuration : '';
    });
  const { page } = await visit({ reducedMotion: 'no-preference' });
  expect(await fades(page)).toBe('0s');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notes on leading well' }).waitFor();
  expect(await fades(page)).toBe('0.8s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat(await fades(page))).toBeLessThan(0.01);
});

const head = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  }));

test('R4 R6 the blog names itself in the head, and the site’s own words come back on leaving', async () => {
  const { page } = await visit();
  const home = await head(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expectSoon(
    () => head(page),
    ({ title, description, canonical }) =>
      title !== home.title && description !== home.description && Boolean(canonical?.endsWith('/blog/')),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Lena Ashford' }).click();
  await expectSoon(
    () => head(page),
    (now) => JSON.stringify(now) === JSON.stringify(home),
  );
});

test('R6 R7 R8 what the owner sets for search engines stands in the head; what cannot be read is passed over', async () => {
  const settings = {
    meta_title: 'Coaching in quiet words',
    og_image: '/images/portrait.svg',
    schema_same_as: '[broken',
  };
  await withSettings(settings, async () => {
    const { page } = await openWindow();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await goTo(page, '/');
    await expectSoon(
      () => page.title(),
      (title) => title === settings.meta_title,
    );
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ knowsAbout: expect.arrayContaining([expect.any(String)]) });
    expect(JSON.parse(data ?? '').knowsAbout).toHaveLength(6);
    expect(warnings.filter((text) => text.includes('schema_same_as'))).toHaveLength(1);
  });
});

test('R7 with the backend down the head holds the built-in words', async () => {
  const { page } = await openWindow();
  await page.route(`${addresses.api}/**`, (route) => route.abort());
  await goTo(page, '/');
  expect((await head(page)).description).toBeTruthy();
  expect(await page.title()).toContain('Lena Ashford');
});

test('H1 every item of the header leads where it says, and the button opens the booking', async () => {
  const { page } = await visit();
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

test('H2 H5 with the keyboard alone: skip the header, follow a footer link from another page, return to the top', async () => {
  const { page } = await visit({ path: '/privacy-policy' });
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

test('H3 the logo leads home, and to the top when already there', async () => {
  const { page } = await visit({ path: '/blog' });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Lena Ashford' });
  await logo.click();
  await page.locator('#services').waitFor();
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY > 300);
  await logo.click();
  await page.waitForFunction(() => scrollY === 0);
});

test('H4 on a phone the menu opens, closes with Escape and gives the focus back', async () => {
  const { page } = await visit({ viewport: phone });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await toggle.click();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Menu');
});

test('H5 the footer holds mail, phone, four profiles in new tabs, legal pages and the door to the desk', async () => {
  const { page } = await visit();
  const footer = page.getByRole('contentinfo');
  expect(await footer.locator('a[href^="mailto:"]').count()).toBe(1);
  expect(await footer.locator('a[href^="tel:"]').count()).toBe(1);
  for (const name of [/LinkedIn/, /Facebook/, /Instagram/, /\bX\b/]) {
    const profile = footer.getByRole('link', { name }).first();
    expect(await profile.getAttribute('target')).toBe('_blank');
    expect(await profile.getAttribute('rel')).toContain('noopener');
  }
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    await footer.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForFunction(() => scrollY === 0);
  }
  await footer.getByRole('link', { name: 'Admin' }).click();
  await page.getByLabel('Username').waitFor();
});

test('R5 maintenance shows visitors one page with a way to write, and leaves the desk open', async () => {
  await withSettings({ maintenance_mode: true }, async () => {
    const { page } = await openWindow();
    await page.goto(`${addresses.site}/#/blog`);
    await page.getByRole('heading', { level: 1, name: /short pause/ }).waitFor();
    expect(await page.locator('a[href^="mailto:"]').count()).toBe(1);
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.getByLabel('Username').waitFor();
  });
});
