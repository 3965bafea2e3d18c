import { setTimeout as sleep } from 'node:timers/promises';
import { posts, settingRows, settings } from './published-rows';
import { browser, site, visitPublishedSite } from './visit';

const ownColors = { primary_color: '#0b3954', accent_color: '#c81d25' };

visitPublishedSite({ site_settings_la2024: settingRows({ ...settings, ...ownColors }), blog_posts_la2024: posts });

async function open(path: string, options = {}) {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, ...options });
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  const response = await page.goto(new URL(path, site.address).href);
  return { page, status: response?.status(), violations };
}

test.each([
  ['/contact', 'Contact', '/#/#contact'],
  ['/blogs/', 'Blog', '/#/blog'],
  ['/old/page.html', 'Home', '/#/#home'],
])('R5 %s is a 404 with the site’s own page, whose first link is %s', async (path, name, address) => {
  const { page, status, violations } = await open(path);
  expect(status).toBe(404);
  const main = page.getByRole('main');
  // The application has taken over once its links follow the hash.
  await main.getByRole('link').first().and(page.locator('[href^="#"]')).filter({ hasText: name }).click();
  await page.waitForURL((url) => url.href.endsWith(address));
  await page.getByRole('heading', { name: 'I can’t find that page.' }).waitFor({ state: 'detached' });
  expect(violations).toEqual([]);
});

test('R5 an address that names a page of the application opens it', async () => {
  const { page, status } = await open('/partners');
  expect(status).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Put my booking form on your site' }).waitFor();
});

test.each([
  ['/%23/partners', 'Put my booking form on your site'],
  ['/unsubscribe/%23a-token', 'Unsubscribe?'],
])('R5 %s, as an email program may encode a link, opens its page', async (path, heading) => {
  const { page } = await open(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(page.url()).toBe(site.address + path.slice(1).replace('%23', '#'));
});

test('R7 no application that could measure renders at an encoded address, however slow the right page is', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    if (!location.pathname.includes('%23')) return;
    sessionStorage.visited = 'the encoded address';
    // The application's links follow the hash.
    const look = () => document.querySelector('main [href^="#"]') && (sessionStorage.visited = 'the application');
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.route(site.address, (route) => sleep(1000).then(() => route.continue()));
  await page.goto(`${site.address}%23/partners`);
  await page.getByRole('heading', { level: 1, name: 'Put my booking form on your site' }).waitFor();
  expect(page.url()).toBe(`${site.address}#/partners`);
  expect(await page.evaluate(() => sessionStorage.visited as string)).toBe('the encoded address');
});

test('R5 without scripts the page for a wrong address links to the pages of the site', async () => {
  const { page, status } = await open('/contact', { javaScriptEnabled: false });
  expect(status).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'I can’t find that page.' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const links = page.getByRole('main').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(expect.arrayContaining(['/#home', '/blog/', '/#contact', '/#/book']));
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  // Its form needs scripts.
  const heading = page.locator('footer h2', { hasText: 'Get the newsletter' });
  expect([await heading.count(), await heading.isVisible()]).toEqual([1, false]);
});

test('N6 the unsubscribe page, in the owner’s colors, posts its token only after a click, and shows the outcome', async () => {
  const { page } = await open('/unsubscribe/#a-token).');
  const posted: string[] = [];
  await page.route('**/functions/v1/campaign-mail/**', (route) => {
    posted.push(`${route.request().url().split('/functions')[1]} ${route.request().postData()}`);
    return route.fulfill({ status: 303, headers: { location: `${site.address}unsubscribe/#done` } });
  });
  await page.getByRole('heading', { name: 'Unsubscribe?' }).waitFor();
  expect(await page.getByRole('banner').textContent()).toBe(settings.site_title);
  expect(posted).toEqual([]);
  const button = page.getByRole('button', { name: 'Unsubscribe' });
  expect(await button.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgb(11, 57, 84)');
  await button.click();
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  expect(posted).toEqual(['/v1/campaign-mail/unsubscribe?token=a-token page=unsubscribe']);
});

test.each([
  ['/unsubscribe/', 'This link doesn’t work'],
  ['/unsubscribe/#unknown', 'This link doesn’t work'],
  ['/unsubscribe/#failed', 'Something went wrong'],
])('N6 %s says what to do next', async (path, heading) => {
  const { page } = await open(path);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByText('reply to it').filter({ visible: true }).waitFor();
});

test('N6 without scripts the unsubscribe page says how to unsubscribe', async () => {
  const { page } = await open('/unsubscribe/#a-token', { javaScriptEnabled: false });
  await page.getByText('use the unsubscribe button of your email program').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  // The address contains the token.
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});
