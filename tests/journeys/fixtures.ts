import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { openAsOwner } from './owner-dashboard';
import { watchTraffic } from './settle';
import { releaseSlots } from './stack';
import { answerCookies, goTo } from './visit';

export { expect };

type WindowOptions = BrowserContextOptions;

type VisitOptions = WindowOptions & {
  /** The route, after the hash. */
  path?: string;
  /** The visitor has not answered the cookie banner yet. */
  isNew?: boolean;
};

export type OpenWindow = (options?: WindowOptions) => Promise<Page>;
export type Visit = (options?: VisitOptions) => Promise<Page>;
export type OpenDashboard = (route: string, options?: WindowOptions) => Promise<Page>;

export type Fixtures = {
  /** Console errors and uncaught exceptions of every window. Those a test leaves here fail it. */
  complaints: string[];
  /** Opens another person's browser. */
  openWindow: OpenWindow;
  visit: Visit;
  /** Opens the dashboard for the signed-in owner. */
  openDashboard: OpenDashboard;
};

/** Tags a test that makes requests fail on purpose. */
export const requestsFail = { tag: '@requests-fail' };

/**
 * Chromium logs every unsuccessful response; 428 only asks a booking for a proof of work. On a busy machine a remote may take
 * longer than the shell expects; it appears when it arrives.
 */
const isExpectedOfAnyPage = /status of 428|^RemoteError: \S+ \[slow\]/;

/** The browser, the data client, the remote loader and the document head report each failed request. */
const reportsFailedRequest =
  /^Failed to load resource|^\[data-client\]|^RemoteError: |^The head of the document could not/;

export const test = base.extend<Fixtures>({
  complaints: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { tags }) => {
      const complaints: string[] = [];
      await use(complaints);
      const isExpected = (complaint: string) => tags.includes(requestsFail.tag) && reportsFailedRequest.test(complaint);
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],

  openWindow: async ({ browser, complaints }, use) => {
    const windows: BrowserContext[] = [];
    const holders = new Set<string>();
    await use(async (options) => {
      const context = await browser.newContext(options);
      windows.push(context);
      const page = await context.newPage();
      watchTraffic(page);
      page.on('request', (request) => {
        if (request.url().endsWith('/rpc/hold_slot'))
          holders.add((request.postDataJSON() as { holder: string }).holder);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpectedOfAnyPage.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    });
    await Promise.all(windows.map((context) => context.close()));
    await releaseSlots(holders);
  },

  page: async ({ openWindow }, use) => use(await openWindow()),

  visit: async ({ openWindow }, use) => {
    await use(async ({ path = '/', isNew = false, ...options } = {}) => {
      const page = await openWindow(options);
      if (!isNew) await answerCookies(page);
      await goTo(page, path);
      return page;
    });
  },

  openDashboard: async ({ openWindow }, use) => {
    await use((route, options) => openAsOwner(openWindow, route, options));
  },
});
