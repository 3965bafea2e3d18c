import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.mjs';
import { posts, settingRows, settings } from './published-rows';
import { openPublishedSite, type PublishedSite } from './published-site';

let site: PublishedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    openPublishedSite({ site_settings_la2024: settingRows(settings), blog_posts_la2024: posts }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await Promise.all([site.close(), browser.close()]);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

async function open(path: string, options = {}) {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(site.address + path);
  return page;
}

test('N6 the unsubscribe page posts its token only after a click, and shows the outcome', async () => {
  const page = await open('/unsubscribe/#a-token');
  const posted: string[] = [];
  await page.route('**/functions/v1/campaign-mail/**', (route) => {
    posted.push(`${route.request().url().split('/functions')[1]} ${route.request().postData()}`);
    return route.fulfill({ status: 303, headers: { location: `${site.address}/unsubscribe/#done` } });
  });
  await page.getByRole('heading', { name: 'Unsubscribe?' }).waitFor();
  expect(posted).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  expect(posted).toEqual(['/v1/campaign-mail/unsubscribe?token=a-token page=unsubscribe']);
});

test.each([
  ['/unsubscribe/', 'This link doesn’t work'],
  ['/unsubscribe/#unknown', 'This link doesn’t work'],
  ['/unsubscribe/#failed', 'Something went wrong'],
])('N6 %s says what to do next', async (path, heading) => {
  const page = await open(path);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByText('reply to it').filter({ visible: true }).waitFor();
});

test('N6 without scripts the unsubscribe page says how to unsubscribe', async () => {
  const page = await open('/unsubscribe/#a-token', { javaScriptEnabled: false });
  await page.getByText('use the unsubscribe button of your email program').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
});
