import { heapOf } from './page-load.ts';
import type { Browser, Page, Response } from 'playwright-core';

export type ListCost = {
  /** From the click on the tab to its first row. */
  firstRowsMs: number;
  /** Size of the backend's response. */
  bytes: number;
  /** Megabytes of the page's own memory afterward. */
  heap: number;
  requests: number;
  domRows: number;
  isTotalExact: boolean;
  /** Milliseconds each, from the key or the click to the next paint. */
  interactions: number[];
};
type ListToMeasure = {
  site: string;
  api: string;
  owner: { email: string; password: string };
  label: string;
  total: number;
};

/** Opens the dashboard, goes to a list, and works with it as the owner does. */
export async function measureList(
  browser: Browser,
  { site, api, owner, label, total }: ListToMeasure,
): Promise<ListCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  try {
    await signIn(page, site, owner);
    const traffic = watchTraffic(page, api);
    const started = performance.now();
    await page.getByRole('link', { name: new RegExp(`^${label}`) }).click();
    await firstRow(page).waitFor();
    const firstRowsMs = performance.now() - started;
    await page.waitForLoadState('networkidle');
    const { bytes, requests } = await traffic.stop();
    const shown = await totalShown(page).textContent();
    const heap = await heapOf(await context.newCDPSession(page));
    const interactions = await work(page);
    return {
      firstRowsMs,
      bytes,
      heap,
      requests,
      domRows: await page.getByRole('row').count(),
      isTotalExact: shown?.replace('1–20 of ', '').startsWith(`${total.toLocaleString('en-US')} `) ?? false,
      interactions,
    };
  } finally {
    await context.close();
  }
}

/** "1–20 of 100,000 messages", or "300,000 people". */
const totalShown = (page: Page) => page.getByText(/^(1–20 of .+|[\d,]+ people)$/).first();

const firstRow = (page: Page) => page.locator('tbody tr').first();

async function signIn(page: Page, site: string, owner: { email: string; password: string }) {
  await page.goto(`${site}/#/admin/settings`);
  await page.getByLabel('Username').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

function watchTraffic(page: Page, api: string) {
  const answers: Promise<number>[] = [];
  const note = (response: Response) => {
    if (response.url().startsWith(`${api}/rest/`) && response.request().method() !== 'OPTIONS')
      answers.push(response.body().then(({ length }) => length));
  };
  page.on('response', note);
  return {
    stop: async () => {
      page.off('response', note);
      const sizes = await Promise.all(answers);
      return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
  };
}

/** Pages, filters, searches and selects rows. Returns the browser's own measurements of each key and click. */
async function work(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen = new Map() as Map<number, number>;
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId) seen.set(interactionId, Math.max(duration, seen.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('button', { name: /next/i }).last().click();
    await settled(page);
  }
  // People have no tabs and no checkboxes.
  if ((await page.getByRole('tab').count()) > 1) await page.getByRole('tab').nth(1).click();
  await settled(page);
  for (const box of (await page.getByRole('checkbox').all()).slice(1, 4)) await box.check();
  await page.getByRole('searchbox').pressSequentially('reader 12', { delay: 60 });
  await settled(page);
  return page.evaluate(() => [...(window as unknown as { interactions: Map<number, number> }).interactions.values()]);
}

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
};
