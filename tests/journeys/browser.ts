import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch.mjs';
import { violationsOf } from '../browser/violations';
import { atRest, watchTraffic } from './at-rest';

export { expectSoon } from '../browser/expect-soon';

export const phone = { width: 375, height: 812 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

let browser: Browser | undefined;
let windows: BrowserContext[] = [];
let holding = new Set<Page>();

/** A form that is closed with its window holds its time for ten minutes, and few may be held by one connection. */
async function leaveForms(): Promise<void> {
  for (const page of holding) {
    await page.evaluate(() => (location.hash = '#/left'));
    await atRest(page);
  }
  holding = new Set();
}

// A desk left open goes on asking for news, and costs the next test its time.
afterEach(async () => {
  await leaveForms();
  await Promise.all(windows.map((window) => window.close()));
  windows = [];
});

afterAll(() => browser?.close());

/** A visitor's new browser window, on a desktop unless told otherwise. Complaints of the page are collected. */
export async function openWindow(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  browser ??= await launchBrowser();
  const context = await browser.newContext({
    viewport: desktop,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    ...options,
  });
  windows.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  watchTraffic(page);
  page.on('request', (request) => request.url().endsWith('/rpc/hold_slot') && holding.add(page));
  page.on('close', () => holding.delete(page));
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Browsers note each answer that is no success: a booking asked for a proof of work is on its way all the same.
    if (message.type() === 'error' && !message.text().includes('status of 428')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/** Leaves a window open for the file's next tests: what it has downloaded it does not download again. */
export function keepOpen(page: Page): void {
  windows = windows.filter((window) => window !== page.context());
}

/** What axe finds wrong with the page as it stands, one line each. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const violations = await violationsOf(page);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
