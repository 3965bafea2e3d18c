import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expectSoon } from '../browser/expect-soon';
import { movedOn, unseen, waitForFonts } from './layout-shifts';
import { posts, services, settingRows, settings } from './published-rows';
import { hydrated, newVisit, openBeforeScripts, site, visitPublishedSite } from './visit';

visitPublishedSite({
  site_settings_la2024: settingRows(settings),
  services_la2024: services,
  blog_posts_la2024: posts,
});

test('L1 the first view is visible before any script, and hydration keeps its elements', async () => {
  const { page, complaints } = await newVisit();
  const release = await openBeforeScripts(page, site.address);
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  const element = await title.elementHandle();
  await waitForFonts(page);
  release();
  await hydrated(page);
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await page.locator('#rendered-style').count()).toBe(0);
  expect(complaints).toEqual([]);
  expect(await movedOn(page)).toBeLessThan(unseen);
});

test('L1 the prerendered page looks exactly like the application’s', async () => {
  const file = path.join(site.folder, 'index.html');
  const html = site.read('index.html');
  const shots: Buffer[] = [];
  // Without this attribute the application renders the page from scratch.
  for (const shown of [html.replace(' data-rendered="/"', ''), html]) {
    fs.writeFileSync(file, shown);
    const { page } = await newVisit({ reducedMotion: 'reduce' });
    await page.goto(site.address);
    await hydrated(page);
    await page.getByText('Loading the latest details').waitFor({ state: 'detached' });
    // These load after the first view.
    await page.getByRole('button', { name: 'Send Message' }).waitFor();
    await page.locator('#testimonials').getByRole('list').waitFor();
    // A screenshot of the whole page would scroll the articles into view, and may or may not show them loading.
    await page.locator('#blog').scrollIntoViewIfNeeded();
    await page.locator('#blog').getByRole('heading', { name: 'The First Post' }).waitFor();
    await page.evaluate(async () => {
      // The header is where the page is scrolled to, which depends on what had loaded by then.
      scrollTo(0, 0);
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(Array.from(document.images, (image) => image.decode()));
    });
    shots.push(await page.screenshot({ fullPage: true }));
  }
  expect(shots[0]?.equals(shots[1] ?? Buffer.alloc(0))).toBe(true);
});

test('L3 settings changed after publishing apply without a layout shift', async () => {
  site.rows.site_settings_la2024 = settingRows({ ...settings, site_tagline: 'Lead with patience. Live with calm.' });
  const { page, complaints } = await newVisit();
  const show = await openBeforeScripts(page, site.address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForFonts(page);
  show();
  await page.getByText('Lead with patience. Live with calm.').first().waitFor();
  expect(await movedOn(page)).toBeLessThan(unseen);
  expect(complaints).toEqual([]);
  // On the next visit the settings are cached, so the outdated page stays hidden.
  const release = await openBeforeScripts(page, site.address);
  await page.locator('#root header').waitFor({ state: 'attached' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  release();
  await page.getByText('Lead with patience. Live with calm.').first().waitFor();
});

test('SV2 services archived after publishing disappear from the prerendered page', async () => {
  site.rows.services_la2024 = [];
  const { page, complaints } = await newVisit();
  const answered = page.waitForResponse(/services_la2024/);
  const release = await openBeforeScripts(page, site.address);
  const link = page.getByRole('link', { name: 'Explore Services' });
  await link.waitFor();
  await answered;
  release();
  await link.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('R1 a route after the hash never shows the prerendered home page', async () => {
  const { page, complaints } = await newVisit();
  const release = await openBeforeScripts(page, `${site.address}#/blog`);
  await page.locator('#root header').waitFor({ state: 'attached' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  release();
  await page.getByRole('searchbox').waitFor();
  expect(complaints).toEqual([]);
});

test('P8 an article’s static page becomes the reader at its address, and closes to the list', async () => {
  const { page, complaints } = await newVisit();
  const address = `${site.address}blog/the-first-post/`;
  await page.goto(address);
  const reader = page.getByRole('dialog', { name: 'The First Post' });
  await reader.getByText('The end of the article.').waitFor();
  expect(page.url()).toBe(address);
  expect(await page.title()).toBe('The First Post · Lena Ashford');
  await page.keyboard.press('Escape');
  await page.waitForURL(`${site.address}#/blog`);
  await page.getByRole('searchbox').waitFor();
  await page.goBack();
  expect(complaints).toEqual([]);
});

test('P8 an article’s page keeps its picture for link previews after settings changed', async () => {
  site.rows.site_settings_la2024 = settingRows({ ...settings, meta_keywords: 'patience' });
  const { page } = await newVisit();
  await page.goto(`${site.address}blog/the-first-post/`);
  await page.locator('meta[name="keywords"][content="patience"]').waitFor({ state: 'attached' });
  const picture = page.locator('meta[property="og:image"]');
  expect(await picture.getAttribute('content')).toBe('https://coach.example/sharing/the-first-post.png');
});

test('SV2 a service’s static page becomes the application without a shift, and Book opens over it', async () => {
  const { page, complaints } = await newVisit();
  const address = `${site.address}services/harbor/`;
  const release = await openBeforeScripts(page, address);
  await page.getByRole('heading', { name: 'On the pier' }).waitFor();
  await waitForFonts(page);
  release();
  // The application has taken over once its links follow the hash.
  const book = page.getByRole('main').locator('a[href="#/book/harbor"]');
  await book.waitFor();
  expect(await movedOn(page)).toBeLessThan(unseen);
  expect(await page.title()).toBe('Harbor Walks · Lena Ashford');
  await book.click();
  await page.getByRole('dialog').waitFor();
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
});

test('SV2 a service opened by its hash address on a phone loads without a shift', async () => {
  const { page } = await newVisit({ viewport: { width: 375, height: 812 } });
  const release = await openBeforeScripts(page, `${site.address}#/services/harbor`, '**/blog-app/**/*.js');
  await page.getByRole('heading', { level: 1, name: 'Harbor Walks' }).waitFor();
  await waitForFonts(page);
  release();
  await page.getByRole('heading', { name: 'On the pier' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Ask a question' }).waitFor();
  expect(await movedOn(page)).toBeLessThan(unseen);
});

test('L1 without articles the home page has no gap below their section', async () => {
  // Samples fill the blog of the built-in coach only.
  site.rows.site_settings_la2024 = settingRows({ ...settings, site_title: 'Mara Lindqvist' });
  site.rows.blog_posts_la2024 = [];
  const { page } = await newVisit();
  await page.goto(site.address);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  const section = page.locator('section', { hasText: 'No articles here yet' }).first();
  await section.waitFor();
  const gap = await section.evaluate((element) => {
    const place = element.parentElement!.getBoundingClientRect();
    return place.bottom - element.getBoundingClientRect().bottom;
  });
  expect(gap).toBeLessThan(1);
});

test('C5 an email address typed into a static page is still there, with the focus, in the application', async () => {
  const { page } = await newVisit();
  const release = await openBeforeScripts(page, `${site.address}services/harbor/`);
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
  await field.pressSequentially('mia@example.com');
  release();
  await page.getByRole('main').locator('a[href="#/book/harbor"]').waitFor();
  await page.waitForFunction(() => document.activeElement?.localName === 'input');
  expect(await field.inputValue()).toBe('mia@example.com');
});

test('R1 the blog’s static page becomes the blog, and its links keep working', async () => {
  const { page } = await newVisit();
  await page.goto(`${site.address}blog`);
  await page.getByRole('searchbox').waitFor();
  await page.getByRole('link', { name: 'The Second Post' }).first().click();
  await page.getByRole('dialog', { name: 'The Second Post' }).waitFor();
  expect(page.url()).toBe(`${site.address}#/blog/the-second-post`);
});

/** The stylesheet that hides them may arrive after the text. */
const expectNoButtons = (page: Page) =>
  expectSoon(
    () => page.getByRole('button').count(),
    (count) => count === 0,
  );

test('P8 without scripts, as for most crawlers, all content is readable', async () => {
  const { page, complaints } = await newVisit({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  await page.goto(site.address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: '+1 (212) 555-0148' }).first().waitFor();
  await expectNoButtons(page);
  await page.getByRole('link', { name: 'Read the articles' }).click();
  await page.getByRole('link', { name: 'The First Post' }).click();
  expect(page.url()).toBe(`${site.address}blog/the-first-post/`);
  await page.getByText('The end of the article.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectNoButtons(page);
  expect(complaints).toEqual([]);
});
