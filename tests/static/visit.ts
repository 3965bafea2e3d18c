import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch.mjs';
import { patienceMs } from '../browser/patience.mjs';
import { watchShifts } from './layout-shifts';
import { openPublishedSite, type PublishedSite, type Rows } from './published-site';

export let site: PublishedSite;
export let browser: Browser;

/** Publishes a site and starts a browser for the tests of a file, each of which may replace the site's rows. */
export function visitPublishedSite(rows: Rows): void {
  beforeAll(async () => {
    [site, browser] = await Promise.all([openPublishedSite(rows), launchBrowser()]);
  });
  afterEach(async () => {
    Object.assign(site.rows, rows);
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => Promise.all([site.close(), browser.close()]));
}

export type Visit = { page: Page; complaints: string[] };

export async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(watchShifts);
  return { page, complaints };
}

/** Waits until the whole page is hydrated. Its parts are hydrated one by one, the footer often first. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('footer').first().waitFor();
  await page.locator('html:not([data-rendered])').waitFor({ state: 'attached' });
}

/** Delays scripts, as a slow connection does: those of the shell, or of a remote. */
export async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts arrive only once the returned function is called. */
export async function openBeforeScripts(page: Page, address: string, files?: string): Promise<() => void> {
  const release = await holdScripts(page, files);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}
