import type { Page, Request } from '@playwright/test';

type Traffic = { underWay: Set<Request>; lastChange: number };

const traffic = new WeakMap<Page, Traffic>();
const quietMs = 100;
const settleMs = 15_000;

/** Starts counting the page's requests, for `settle`. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { underWay: new Set(), lastChange: Date.now() };
  traffic.set(page, seen);
  const change = (act: () => void) => {
    act();
    seen.lastChange = Date.now();
  };
  page.on('request', (request) =>
    change(() => {
      // Requests of the previous document never report their end.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.underWay.clear();
      seen.underWay.add(request);
    }),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => change(() => seen.underWay.delete(request)));
}

/** How many requests of the page are in flight. */
export const requestsInFlight = (page: Page) => traffic.get(page)!.underWay.size;

/**
 * Waits until the page is idle, has no request in flight and shows nothing that is loading. Playwright's `networkidle` fires
 * once per document, so it says nothing after a change of route, and it always waits half a second.
 */
export async function settle(page: Page): Promise<void> {
  const seen = traffic.get(page)!;
  const isQuiet = () => seen.underWay.size === 0 && Date.now() - seen.lastChange >= quietMs;
  const end = Date.now() + settleMs;
  while (Date.now() < end) {
    const isLoading = await page.evaluate(async (timeout) => {
      // Chromium delays this while it paints nothing, by a second and more.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
      const busy = [...document.querySelectorAll('[aria-busy=true], [role=status]')];
      return busy.some(({ ariaBusy, textContent }) => ariaBusy === 'true' || textContent.startsWith('Loading'));
    }, quietMs);
    if (!isLoading && isQuiet()) return;
    await new Promise((resolve) => setTimeout(resolve, quietMs / 4));
  }
  await page.waitForLoadState('networkidle');
}

/** Waits until the application has replaced the prerendered page, and a first step of booking that is open. */
export const takenOver = (page: Page) => page.locator('#early-booking').waitFor({ state: 'detached' });

/** Makes the page believe that it is hidden: hidden pages do not poll. */
export const stopPolling = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
