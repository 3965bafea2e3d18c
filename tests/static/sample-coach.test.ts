import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { launchBrowser } from '../browser/launch.mjs';
import { documentOf } from './published-pages';
import { openPublishedSite, type PublishedSite } from './published-site';
import { readSample } from './read-sample';

/** Names, places and amounts of the coach whose content is the seed. */
const ofTheSeed = /Lena|Ashford|New York|Eastern|\bEST\b|America\/|\(212\)|\$ ?\d/i;

/**
 * Scripts contain the built-in defaults, which apply only while nothing is known of the coach. Folders of the shell's earlier
 * versions stay for rollbacks.
 */
const isUnreadable = (file: string) => /\.(js|cjs|map|woff2|png|pdf)$|^shell\//.test(file);

const filesOf = (folder: string) =>
  (fs.readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => !isUnreadable(file) && fs.statSync(path.join(folder, file)).isFile(),
  );

const near = (text: string) => {
  const found = ofTheSeed.exec(text);
  return found && text.slice(Math.max(0, found.index - 40), found.index + 40);
};

let berlin: Awaited<ReturnType<typeof readSample>>;
let site: PublishedSite;

beforeAll(async () => {
  berlin = await readSample('berlin', 'lisbon');
  site = await openPublishedSite(berlin.rows);
}, 240_000);
afterAll(() => site?.close());

test('WO3 no page or published file of another coach contains the seed’s coach', () => {
  const files = filesOf(site.folder);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'blog/index.html', 'feed.xml', 'sitemap.xml']));
  expect(files.flatMap((file) => near(site.read(file)) ?? [])).toEqual([]);
  expect(site.read('index.html')).not.toContain('/images/portrait.svg');
  const home = documentOf(site, 'index.html');
  expect(home.title).toContain('Katrin Seidel');
  for (const service of ['Career Coaching', 'Application Check', 'Salary Talk'])
    expect(home.body.textContent).toContain(service);
  expect(home.querySelector('script[type="application/ld+json"]')?.textContent).toContain('Katrin Seidel');
});

test('WO3 an outage shows nothing of the seed’s coach on another coach’s site', async () => {
  const browser = await launchBrowser();
  site.backend.isDown = true;
  try {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const open = async (route: string, ...signs: Locator[]) => {
      await page.goto(`${site.address}${route}`);
      for (const sign of signs) {
        await sign.waitFor();
        // At once: an element may be replaced while the page hydrates.
        await sign.evaluate((element) => element.scrollIntoView());
      }
      expect([route, near(await page.locator('body').innerText())]).toEqual([route, null]);
    };
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
    await open('#/blog', alert('The articles couldn’t be loaded.').first());
    // Reached without loading a page, so nothing was prerendered with the services.
    await open('#/', page.locator('#services').getByText('Salary Talk').first());
    // These sections load when they come near.
    const [testimonials, blog] = [page.locator('#testimonials'), page.locator('#blog')];
    await open('', testimonials, alert('The testimonials couldn’t be loaded.'), blog, alert('The articles').first());
    await open('blog/#/book', page.getByRole('radio', { name: /Career Coaching/ }));
  } finally {
    site.backend.isDown = false;
    await browser.close();
  }
});

test.each([
  ['Katrin Seidel', 'Europe/Berlin', () => berlin],
  ['Tiago Almeida', 'Europe/Lisbon', () => readSample('lisbon', 'berlin')],
])('WO3 rows, emails and calendar entries of %s are in %s and of nobody else', async (name, zone, read) => {
  const { rows, mails, refusal } = await read();
  expect([near(JSON.stringify(rows)), near(JSON.stringify(mails))]).toEqual([null, null]);
  // To the visitor and to the coach about the booking, the alert of the message, and the newsletter's welcome.
  expect(mails).toHaveLength(4);
  for (const mail of mails) expect(JSON.stringify(mail)).toContain(name);
  const [confirmation] = mails.filter(({ invite }) => invite);
  expect(confirmation?.invite?.content).toContain(`DTSTART;TZID=${zone}`);
  expect(refusal).toMatch(/^The database already has content: run "npm run reset" first, or .*\.$/);
});
