import type { Page } from 'playwright-core';
import { publish } from './deploying';
import { copySite, serveSite, type Site } from './site';
import { openForm, visit } from './visit';

async function publishedSite(settings?: object[]): Promise<Site> {
  const folder = copySite();
  await publish(folder, settings);
  return serveSite(folder);
}

const headerOf = async ({ address }: Site) => (await fetch(address)).headers.get('integrity-policy');

async function openEverything({ address }: Site, page: Page): Promise<void> {
  await openForm(page);
  await page.goto(`${address}#/blog`);
  await page.reload();
  await page.getByPlaceholder('Search articles...').waitFor();
}

describe('FD6 Integrity-Policy', () => {
  let site: Site;
  beforeAll(async () => {
    site = await publishedSite();
  });
  afterAll(() => site.close());

  test('lets the page, the booking dialog and the blog load', async () => {
    expect(await headerOf(site)).toBe('blocked-destinations=(script)');
    const { page, violations } = await visit(site.address);
    await openEverything(site, page);
    expect(violations).toEqual([]);
  });

  test('blocks a script without integrity, even from an allowed folder', async () => {
    const { page } = await visit(site.address);
    await openForm(page);
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
});

test('FD6 a site that measures visits sends no Integrity-Policy, because the integrity of the service’s scripts is unknown', async () => {
  const measured = await publishedSite([{ key: 'google_analytics_id', value: '"G-ABCDEF1234"' }]);
  expect(await headerOf(measured)).toBeNull();
  await measured.close();
});
