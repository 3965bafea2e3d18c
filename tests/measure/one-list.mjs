import { heapOf } from './page-load.mjs';

/**
 * @typedef {object} ListCost
 * @property {number} firstRowsMs from the click on the tab to its first row
 * @property {number} bytes size of the backend's response
 * @property {number} heap megabytes of the page's own memory afterwards
 * @property {number} requests
 * @property {number} domRows
 * @property {boolean} isTotalExact
 * @property {number[]} interactions milliseconds each, from the key or the click to the next paint
 *
 * @typedef {object} ListToMeasure
 * @property {string} site
 * @property {string} api
 * @property {{ email: string, password: string }} owner
 * @property {string} label
 * @property {number} total
 */

/**
 * Opens the dashboard, goes to a list, and works with it as the owner does.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {ListToMeasure} list
 * @returns {Promise<ListCost>}
 */
export async function measureList(browser, { site, api, owner, label, total }) {
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

/** "1–20 of 100,000 messages", or "300,000 people". @param {import('playwright-core').Page} page */
const totalShown = (page) => page.getByText(/^(1–20 of .+|[\d,]+ people)$/).first();

/** @param {import('playwright-core').Page} page */
const firstRow = (page) => page.locator('tbody tr').first();

/**
 * @param {import('playwright-core').Page} page
 * @param {string} site
 * @param {{ email: string, password: string }} owner
 */
async function signIn(page, site, owner) {
  await page.goto(`${site}/#/admin/settings`);
  await page.getByLabel('Username').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} api
 */
function watchTraffic(page, api) {
  /** @type {Promise<number>[]} */
  const answers = [];
  /** @param {import('playwright-core').Response} response */
  const note = (response) => {
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

/**
 * Pages, filters, searches and selects rows. Returns the browser's own measurements of each key and click.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number[]>}
 */
async function work(page) {
  await page.evaluate(() => {
    const seen = /** @type {Map<number, number>} */ (new Map());
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
        if (interactionId) seen.set(interactionId, Math.max(duration, seen.get(interactionId) ?? 0));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
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
  return page.evaluate(() => [
    .../** @type {{ interactions: Map<number, number> }} */ (/** @type {unknown} */ (window)).interactions.values(),
  ]);
}

/** @param {import('playwright-core').Page} page */
const settled = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
};
