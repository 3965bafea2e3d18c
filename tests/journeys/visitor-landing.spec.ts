import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, requestsFail, test } from './fixtures';
import { accessibilityFindings } from './accessibility';
import { closeDialog } from '../browser/close-dialog';
import { addresses } from './stack';
import { goTo, readThrough } from './visit';

const booking = (page: Page) => page.getByRole('dialog', { name: 'Book a consultation' });

test('L1 L4 L5 L6 L9 every section of the landing page leads to the booking', async ({ visit }) => {
  const page = await visit();
  const books = async (place: Locator, name: string) => {
    await place.getByRole('button', { name }).click();
    await booking(page).getByRole('radio').first().waitFor({ state: 'attached' });
  };
  await test.step('L1 the hero shows three figures and links to the services', async () => {
    const hero = page.locator('#home');
    for (const text of ['500+', 'Leaders Transformed', '95%', 'Success Rate', '15+', 'Years Experience'])
      await expect(hero.getByText(text, { exact: true })).toHaveCount(1);
    await hero.getByRole('img').first().waitFor();
    await hero.getByRole('link', { name: 'Explore Services' }).click();
    await page.waitForFunction(
      () => Math.abs((document.querySelector('#services')?.getBoundingClientRect().top ?? 999) - 80) < 3,
    );
    await books(hero, 'Start Your Transformation');
    await closeDialog(page);
  });
  await test.step('L4 shows four values, and a full story that restores focus', async () => {
    for (const value of ['Authenticity', 'Fearlessness', 'Clarity', 'Excellence'])
      await page.locator('#about').getByRole('heading', { name: value }).waitFor();
    const opener = page.getByRole('button', { name: 'Discover My Story' });
    await opener.click();
    await page.getByRole('dialog', { name: 'My story' }).waitFor();
    await closeDialog(page);
    await expect(opener).toBeFocused();
  });
  await test.step('L5 a service shows its details, and starts a booking with itself chosen or mentioned', async () => {
    const section = page.locator('#services');
    const panel = (name: string) => section.getByRole('region', { name });
    for (const name of ['Life Coaching', 'Business Coaching']) {
      await section.getByRole('button', { name }).click();
      await books(panel(name), 'Schedule Your Consultation');
      if (name === 'Business Coaching') await booking(page).getByText(name, { exact: false }).first().waitFor();
      await closeDialog(page);
    }
    await panel('Business Coaching').getByRole('button', { name: 'Learn More' }).click();
    await page.getByRole('dialog', { name: 'Business Coaching' }).waitFor();
    await closeDialog(page);
  });
  await test.step('L6 shows testimonials with stars and names, and figures', async () => {
    const section = page.locator('#testimonials');
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('img', { name: /5/ }).first().waitFor();
    const quotes = await section.getByRole('figure').or(section.locator('blockquote')).count();
    expect(quotes).toBeGreaterThan(0);
    await section.getByText('Organizations Served').waitFor();
    await books(section, 'Start the Conversation');
    await closeDialog(page);
  });
  await test.step('L9 contact offers email, phone, location, and a guide that is a real PDF', async () => {
    const section = page.locator('#contact');
    await section.scrollIntoViewIfNeeded();
    for (const text of ['hello@lenaashford.example', '+1 (212) 555-0148', 'Global Virtual Services'])
      await section.getByText(text).first().waitFor();
    const download = page.waitForEvent('download');
    await section.getByRole('link', { name: 'Download Leadership Guide' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await books(section, 'Schedule a Consultation');
  });
});

test('L2 L3 L7 R7 the page works without portrait and backend', requestsFail, async ({ page, complaints }) => {
  await page.route(/portrait/, (route) => route.abort());
  await page.route(`${addresses.api}/**`, (route) => route.abort());
  await goTo(page, '/');
  await page.locator('#home').getByText('LA', { exact: true }).waitFor();
  await expect(page.locator('#home').getByText('Lead with courage. Live with clarity.')).toHaveCount(1);
  await expect(page).toHaveTitle(/Lena Ashford/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /./);
  await readThrough(page);
  const waiting = page.getByRole('status').filter({ hasText: /Loading/ });
  await expect.poll(() => waiting.count()).toBe(0);
  await page.getByText('These are samples.', { exact: false }).first().waitFor({ state: 'attached' });
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect.poll(() => complaints.join('\n')).toMatch(/settings[^]*testimonials|testimonials[^]*settings/);
  await page.locator('#home').getByRole('button', { name: 'Start Your Transformation' }).click();
  await booking(page)
    .getByRole('radio', { name: /Leadership Coaching/ })
    .check();
});

test('L8 the home blog filters by category, shows at most six latest articles, and opens one', async ({ visit }) => {
  const page = await visit();
  const section = page.locator('#blog');
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('heading', { name: 'Featured Articles' }).waitFor();
  const latest = section
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Latest Articles' }) })
    .last();
  expect(
    await latest
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .count(),
  ).toBeLessThanOrEqual(6);
  await section.getByRole('button', { name: /^Coaching/ }).click();
  await section.getByRole('heading', { name: 'Featured Articles' }).waitFor({ state: 'detached' });
  await section.getByRole('button', { name: /^All Posts/ }).click();
  await section.getByRole('heading', { name: 'Featured Articles' }).waitFor();
  const card = section.getByRole('article').getByRole('link').first();
  const title = (await card.textContent()) ?? '';
  await card.click();
  await page.getByRole('dialog', { name: title }).waitFor();
  await closeDialog(page);
  await goTo(page, '/');
  await page.locator('#blog').scrollIntoViewIfNeeded();
  await page.locator('#blog').getByRole('link', { name: 'View All' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notes on leading well' }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
});

test('L6 L8 the space between two sections without background is not doubled', async ({ visit }) => {
  const page = await visit();
  await readThrough(page);
  const edgesOf = async (selector: string) => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return { top: box.y, bottom: box.y + box.height };
  };
  const [services, testimonials] = [await edgesOf('#services'), await edgesOf('#testimonials > *')];
  const articles = await edgesOf('#blog section > *');
  expect(articles.top - testimonials.bottom).toBeLessThan(1.5 * (testimonials.top - services.bottom));
});
