import { requestDepths } from './request-depths.mjs';

/**
 * @typedef {object} Load
 * @property {number} requests
 * @property {number} waves longest chain of requests up to the first view; the page itself is the first
 * @property {Record<string, number>} bytes over the wire by kind
 * @property {number} paint largest paint, in milliseconds
 * @property {number} blocked milliseconds that long tasks blocked a painted page, beyond 50 each
 * @property {number} heap megabytes in use once everything is quiet
 * @property {string[]} twice addresses that were transferred more than once
 * @property {SeenRequest[]} seen every request
 *
 * @typedef {import('./request-depths.mjs').SeenRequest} SeenRequest
 */

const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const slowProcessor = 4;
const viewport = { width: 412, height: 823 };

/**
 * @typedef {object} LoadOptions
 * @property {string} firstView selector of the page's main content
 * @property {boolean} [isSlow] on a slow phone
 * @property {boolean} [isReturning] with the cache of an earlier visit
 * @property {(page: import('playwright-core').Page) => Promise<void>} [act] the visitor's actions after loading
 */

/**
 * Loads a page once, with an empty cache or with that of an earlier visit.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {LoadOptions} options
 * @returns {Promise<Load>}
 */
export async function loadPage(browser, address, { isReturning = false, ...options }) {
  const context = await newVisitor(browser);
  try {
    if (isReturning) await loadIn(context, address, { firstView: options.firstView });
    return await loadIn(context, address, options);
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').Browser} browser */
export function newVisitor(browser) {
  return browser.newContext({ viewport, deviceScaleFactor: 1.75 });
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} address
 * @param {LoadOptions} options
 * @returns {Promise<Load>}
 */
export async function loadIn(context, address, { firstView, isSlow = false, act }) {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const seen = await watchRequests(session);
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', slowPhone);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    }
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(firstView).first().waitFor();
    const untilFirstView = seen.length;
    await act?.(page);
    await page.waitForLoadState('networkidle');
    const { paint, blocked } = await page
      .waitForFunction(() => {
        const { seen } = /** @type {{ seen?: Seen }} */ (globalThis);
        return seen?.paint ? seen : undefined;
      })
      .then((found) => /** @type {Promise<Seen>} */ (found.jsonValue()));
    const waves = Math.max(...requestDepths(seen).slice(0, untilFirstView));
    return { ...sums(seen), seen, waves, paint, blocked, heap: await heapOf(session) };
  } finally {
    await page.close();
  }
}

/** @typedef {{ paint: number, blocked: number }} Seen */

/** Runs in the page. */
function watchPage() {
  const seen = { paint: 0, blocked: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      if (startTime + duration > painted) seen.blocked += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * @param {import('playwright-core').CDPSession} session
 * @returns {Promise<number>} megabytes in use
 */
export async function heapOf(session) {
  // Runs twice: the first run releases objects that only the second can collect.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
}

/**
 * @param {import('playwright-core').CDPSession} session
 * @returns {Promise<SeenRequest[]>} grows while the page loads
 */
async function watchRequests(session) {
  /** @type {SeenRequest[]} */
  const seen = [];
  /** @type {Map<string, SeenRequest>} */
  const byId = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const one = { url: request.url, type: type ?? 'Other', bytes: 0, initiators: initiatorsOf(initiator) };
    seen.push(one);
    byId.set(requestId, one);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return seen;
}

/**
 * Returns every address on the stack of a request's initiator.
 *
 * @param {{ url?: string, stack?: any }} initiator
 */
function initiatorsOf({ url, stack }) {
  const urls = url ? [url] : [];
  for (let part = stack; part; part = part.parent) {
    for (const frame of part.callFrames) urls.push(frame.url);
  }
  return [...new Set(urls.filter(Boolean))];
}

/** @type {Record<string, string>} */
const kinds = {
  Document: 'html',
  Script: 'javascript',
  Image: 'pictures',
  Font: 'fonts',
  XHR: 'data',
  Fetch: 'data',
  Preflight: 'data',
};

/** @param {SeenRequest[]} seen */
function sums(seen) {
  /** @type {Record<string, number>} */
  const bytes = { all: 0 };
  for (const one of seen) {
    const kind = kinds[one.type] ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + one.bytes;
    bytes.all = (bytes.all ?? 0) + one.bytes;
  }
  const transferred = seen.filter((one) => one.bytes > 1000 && one.type !== 'Preflight').map(({ url }) => url);
  return {
    requests: seen.length,
    bytes,
    twice: transferred.filter((url, index) => transferred.indexOf(url) !== index),
  };
}
