import type { Page, Request } from 'playwright-core';

type Traffic = { underWay: Set<Request>; lastChange: number };

const traffic = new WeakMap<Page, Traffic>();
const quietMs = 100;
const patienceMs = 5000;

/** From now on `atRest` knows what the page asks for. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { underWay: new Set(), lastChange: Date.now() };
  traffic.set(page, seen);
  const change = (act: () => void) => {
    act();
    seen.lastChange = Date.now();
  };
  page.on('request', (request) =>
    change(() => {
      // What the page before was still waiting for is told of no more.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.underWay.clear();
      seen.underWay.add(request);
    }),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => change(() => seen.underWay.delete(request)));
}

/** Waits until nothing is asked for any more and the page has nothing left to do: sooner than the browser's half a second. */
export async function atRest(page: Page): Promise<void> {
  const seen = traffic.get(page)!;
  const isQuiet = () => seen.underWay.size === 0 && Date.now() - seen.lastChange >= quietMs;
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    if (isQuiet()) return;
    await new Promise((resolve) => setTimeout(resolve, quietMs / 4));
  }
  await page.waitForLoadState('networkidle');
}
