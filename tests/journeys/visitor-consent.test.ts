import type { Page } from 'playwright-core';
import { expectSoon, openWindow } from './browser';
import { addresses, withSettings } from './stack';

/** Ids that can be ones, so everything could be loaded if anything asked for it. */
const everyService = {
  google_analytics_id: 'G-AB12CD34EF',
  google_tag_manager_id: 'GTM-ABC1234',
  hotjar_id: '1234567',
  microsoft_clarity_id: 'abcdef1234',
  facebook_pixel_id: '1234567890123456',
  linkedin_insight_tag: '7654321',
};

/** A window in which every other host answers with a script that leaves a cookie, and is written down. */
async function watchedWindow() {
  const { page, complaints } = await openWindow();
  const asked: string[] = [];
  const isStranger = ({ origin }: URL) => ![addresses.site, addresses.api].includes(origin);
  await page.context().route(isStranger, async (route) => {
    asked.push(route.request().url());
    const cookie = /gtag/.test(route.request().url()) ? '_ga' : '_hjSessionUser';
    await route.fulfill({ contentType: 'text/javascript', body: `document.cookie = '${cookie}=1; path=/'` });
  });
  return { page, complaints, hosts: () => [...new Set(asked.map((url) => new URL(url).host))].sort(), asked };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const answer = async (page: Page, name: string) => {
  await banner(page).getByRole('button', { name }).click();
  await banner(page).waitFor({ state: 'detached' });
};
const quiet = (page: Page) => page.waitForLoadState('networkidle');

async function lookAround(page: Page) {
  for (const path of ['/', '/#/blog', '/#/privacy-policy', '/#/nowhere']) {
    await page.goto(addresses.site + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
  }
}

test('R7 no request leaves the site and its backend before a visitor agrees, nor after a refusal', async () => {
  await withSettings(everyService, async () => {
    const { page, asked, complaints } = await watchedWindow();
    await lookAround(page);
    expect(asked).toEqual([]);
    await answer(page, 'Reject all');
    await lookAround(page);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('R7 who allows analytics alone is measured by those services only, and nothing is refused by the policy', async () => {
  await withSettings(everyService, async () => {
    const { page, hosts, asked, complaints } = await watchedWindow();
    await page.goto(`${addresses.site}/#/blog`);
    await banner(page).getByRole('button', { name: 'Choose' }).click();
    await banner(page).getByRole('checkbox', { name: 'Analytics' }).check();
    await answer(page, 'Save choice');
    await expectSoon(hosts, (seen) => seen.length === 3);
    expect(hosts()).toEqual(['static.hotjar.com', 'www.clarity.ms', 'www.googletagmanager.com']);
    expect(asked.some((url) => url.includes('gtm.js'))).toBe(false);
    expect(complaints).toEqual([]);
  });
});

test('R7 who accepts everything loads each service once, and who takes it back is rid of it and its cookies', async () => {
  await withSettings(everyService, async () => {
    const { page, hosts, asked, complaints } = await watchedWindow();
    await page.goto(`${addresses.site}/#/blog`);
    await answer(page, 'Accept all');
    await expectSoon(
      () => asked.length,
      (count) => count >= 6,
    );
    expect(hosts()).toHaveLength(5);
    expect(asked).toHaveLength(6);
    await expectSoon(
      () => page.context().cookies(),
      (cookies) => cookies.length === 2,
    );
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    const reloaded = page.waitForEvent('load');
    await answer(page, 'Reject all');
    await reloaded;
    await quiet(page);
    expect(asked).toHaveLength(6);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('R7 an id that is none is not loaded, and the console says so once', async () => {
  await withSettings({ ...everyService, google_analytics_id: 'G-1"><script>', hotjar_id: '../x' }, async () => {
    const { page, asked, hosts } = await watchedWindow();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`${addresses.site}/#/blog`);
    await answer(page, 'Accept all');
    await expectSoon(hosts, (seen) => seen.length === 4);
    expect(asked.filter((url) => /hotjar|gtag/.test(url))).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await quiet(page);
    expect(warnings.filter((text) => text.includes('hotjar_id'))).toHaveLength(1);
    expect(warnings.filter((text) => text.includes('google_analytics_id'))).toHaveLength(1);
  });
});
