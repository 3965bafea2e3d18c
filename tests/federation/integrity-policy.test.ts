import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { runTools } from './deploying';
import { copySite, serveSite, type Site } from './site';
import { visit } from './visit';

/** A copy of the built site with published settings. */
async function publishedSite(settings: object[]): Promise<Site> {
  const folder = copySite();
  const published = { backend: 'http://localhost:54321', settings, posts: [] };
  fs.writeFileSync(path.join(folder, 'published.json'), JSON.stringify(published));
  runTools(`await (await tools('write-pages.mjs')).writePages(words[0])`, folder);
  return serveSite(folder);
}

const headerOf = async ({ address }: Site) => (await fetch(address)).headers.get('integrity-policy');

async function openEverything({ address }: Site, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Your Transformation' }).click();
  await page.getByRole('radio', { name: /Leadership Coaching/ }).waitFor();
  await page.goto(`${address}#/blog`);
  await page.reload();
  await page.getByPlaceholder('Search articles...').waitFor();
}

describe('FD6 Integrity-Policy', () => {
  let site: Site;
  beforeAll(async () => {
    site = await publishedSite([]);
  });
  afterEach(() => site.heal());
  afterAll(() => site.close());

  test('lets the page, the booking dialog and the blog load', async () => {
    expect(await headerOf(site)).toBe('blocked-destinations=(script)');
    const { page, violations } = await visit(site.address);
    await openEverything(site, page);
    expect(violations).toEqual([]);
  });

  test('blocks a script without integrity, even from an allowed folder', async () => {
    const { page } = await visit(site.address);
    await page.getByRole('button', { name: 'Start Your Transformation' }).click();
    await page.getByRole('radio', { name: /Leadership Coaching/ }).waitFor();
    const outcome = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve('loaded');
          script.onerror = () => resolve('blocked');
          script.src = document.querySelector<HTMLScriptElement>('script[data-shell]')!.src;
          document.head.append(script);
        }),
    );
    expect(outcome).toBe('blocked');
  });

  test('blocks a tampered remote', async () => {
    site.fail('/r/blog-app/', 'changed');
    const { page } = await visit(`${site.address}#/blog`);
    await page.getByText('The blog couldn’t be loaded.').waitFor();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
});

test.each<[what: string, settings: object[]]>([
  ['measures visits with a service', [{ key: 'google_analytics_id', value: '"G-ABCDEF1234"' }]],
])('FD6 a site that %s sends no Integrity-Policy, because the integrity of its scripts is unknown', async (_, rows) => {
  const measured = await publishedSite(rows);
  expect(await headerOf(measured)).toBeNull();
  await measured.close();
});
