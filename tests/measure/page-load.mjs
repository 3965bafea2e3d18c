import { requestDepths } from './request-depths.mjs';

/**
 * @typedef {object} Load
 * @property {number} requests
 * @property {number} waves longest chain of requests up to the first view; the page itself is the first
 * @property {Record<string, number>} bytes over the wire by kind
 * @property {number} paint largest paint, in milliseconds
 * @property {string[]} twice addresses that were transferred more than once
 *
 * @typedef {import('./request-depths.mjs').SeenRequest} SeenRequest
 */

const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const slowProcessor = 4;
const viewport = { width: 412, height: 823 };

/**
 * Loads a page once, with an empty cache.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {{ firstView: string, isSlow?: boolean }} options `firstView`: selector of what the visitor came for
 * @returns {Promise<Load>}
 */
export async function loadPage(browser, address, { firstView, isSlow = false }) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const seen = await watchRequests(session);
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', slowPhone);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    }
    await page.addInitScript(recordPaint);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(firstView).first().waitFor();
    const untilFirstView = seen.length;
    await page.waitForLoadState('networkidle');
    const paint = await page
      .waitForFunction(() => /** @type {{ largestPaint?: number }} */ (globalThis).largestPaint)
      .then((found) => found.jsonValue());
    return { ...sums(seen), waves: Math.max(...requestDepths(seen).slice(0, untilFirstView)), paint: paint ?? 0 };
  } finally {
    await context.close();
  }
}

function recordPaint() {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(globalThis, { largestPaint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
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
 * Every address on the stack of whoever asked.
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
