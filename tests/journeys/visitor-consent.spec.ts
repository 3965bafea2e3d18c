import { expect, requestsFail, test, type OpenWindow } from './fixtures';
import type { Page } from '@playwright/test';
import { addresses, withSettings } from './stack';

/** Valid ids, so that every service could load. */
const everyService = {
  google_analytics_id: 'G-AB12CD34EF',
  google_tag_manager_id: 'GTM-ABC1234',
  hotjar_id: '1234567',
  microsoft_clarity_id: 'abcdef1234',
  facebook_pixel_id: '1234567890123456',
  linkedin_insight_tag: '7654321',
};

/** Opens a window that records requests to other hosts, and answers them with a script that sets a cookie. */
async function watchedWindow(openWindow: OpenWindow) {
  const page = await openWindow();
  const asked: string[] = [];
  const isStranger = ({ origin }: URL) => ![addresses.site, addresses.api].includes(origin);
  await page.context().route(isStranger, async (route) => {
    asked.push(route.request().url());
    const cookie = /gtag/.test(route.request().url()) ? '_ga' : '_hjSessionUser';
    await route.fulfill({ contentType: 'text/javascript', body: `document.cookie = '${cookie}=1; path=/'` });
  });
  return { page, hosts: () => [...new Set(asked.map((url) => new URL(url).host))].sort(), asked };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const answer = async (page: Page, name: string) => {
  await banner(page).getByRole('button', { name }).click();
  await banner(page).waitFor({ state: 'detached' });
};
const quiet = (page: Page) => page.waitForLoadState('networkidle');

async function lookAround(page: Page) {
  for (const path of ['/', '/#/admin', '/#/blog', '/#/privacy-policy', '/#/nowhere']) {
    await page.goto(addresses.site + path);
    await page.getByRole('heading').first().waitFor();
    await quiet(page);
  }
}

test('R7 no third party is contacted before consent or after rejection', async ({ openWindow }) => {
  await withSettings(everyService, async () => {
    const { page, asked } = await watchedWindow(openWindow);
    await lookAround(page);
    expect(asked).toEqual([]);
    await answer(page, 'Reject all');
    await lookAround(page);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('R7 consent loads its services once, and revoking it removes them with their cookies', async ({ openWindow }) => {
  await withSettings(everyService, async () => {
    const { page, hosts, asked } = await watchedWindow(openWindow);
    await page.goto(`${addresses.site}/#/blog`);
    await banner(page).getByRole('button', { name: 'Options' }).click();
    await banner(page).getByRole('checkbox', { name: 'Analytics' }).check();
    await answer(page, 'Save choices');
    await expect.poll(hosts).toHaveLength(3);
    expect(hosts()).toEqual(['static.hotjar.com', 'www.clarity.ms', 'www.googletagmanager.com']);
    expect(asked.some((url) => url.includes('gtm.js'))).toBe(false);

    const reopen = () => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await reopen();
    await answer(page, 'Accept all');
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(6);
    expect(hosts()).toHaveLength(5);
    expect(asked).toHaveLength(6);
    await expect.poll(() => page.context().cookies()).toHaveLength(2);
    await reopen();
    const reloaded = page.waitForEvent('load');
    await answer(page, 'Reject all');
    await reloaded;
    await quiet(page);
    expect(asked).toHaveLength(6);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('R7 no service runs in the dashboard or on a page with a secret address', requestsFail, async ({ openWindow }) => {
  await withSettings(everyService, async () => {
    const { page, asked } = await watchedWindow(openWindow);
    await page.goto(addresses.site);
    await answer(page, 'Accept all');
    await expect.poll(() => asked.length).toBe(6);
    await expect.poll(() => page.context().cookies()).toHaveLength(2);
    const cookies = await page.context().cookies();
    // The services were loaded with the document, so it has to be loaded again without them.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
    await reloaded;
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    for (const path of [`booking/${'0'.repeat(72)}`, `newsletter/confirm/${'0'.repeat(72)}`, 'book/again/secret']) {
      await page.goto('about:blank');
      await page.goto(`${addresses.site}/#/${path}`);
      await page.getByRole('heading').first().waitFor();
      await quiet(page);
    }
    await page.goto(`${addresses.site}/#/blog`);
    await quiet(page);
    expect(asked).toHaveLength(6);
    expect(await page.context().cookies()).toEqual(cookies);
    await page.reload();
    await expect.poll(() => asked.length).toBe(12);
  });
});
