import type { Page, Browser, BrowserContext, CDPSession } from 'playwright-core';

type SeenRequest = { url: string; type: string; bytes: number; initiators: string[] };

type Load = {
  requests: number;
  /** Longest chain of requests up to the first view; the page itself is the first. */
  waves: number;
  /** Over the wire by kind. */
  bytes: Record<string, number>;
  /** Largest paint, in milliseconds. */
  paint: number;
  /** Milliseconds that long tasks blocked a painted page, beyond 50 each. */
  blocked: number;
  /** Megabytes in use once everything is quiet. */
  heap: number;
  /** Addresses that were transferred more than once. */
  twice: string[];
  seen: SeenRequest[];
};

const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const slowProcessor = 4;
const viewport = { width: 412, height: 823 };

type LoadOptions = {
  /** Selector of the page's main content. */
  firstView: string;
  /** On a slow phone. */
  isSlow?: boolean;
  /** With the cache of an earlier visit. */
  isReturning?: boolean;
  /** The visitor's actions after loading. */
  act?: (page: Page) => Promise<void>;
};

/** Loads a page once, with an empty cache or with that of an earlier visit. */
export async function loadPage(
  browser: Browser,
  address: string,
  { isReturning = false, ...options }: LoadOptions,
): Promise<Load> {
  const context = await newVisitor(browser);
  try {
    if (isReturning) await loadIn(context, address, { firstView: options.firstView });
    return await loadIn(context, address, options);
  } finally {
    await context.close();
  }
}

export function newVisitor(browser: Browser) {
  return browser.newContext({ viewport, deviceScaleFactor: 1.75 });
}

export async function loadIn(
  context: BrowserContext,
  address: string,
  { firstView, isSlow = false, act }: LoadOptions,
): Promise<Load> {
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
    // After an action, Chromium does not report a paint that it has not reported before.
    await page.waitForFunction(() => (globalThis as unknown as Watched).seen.paint > 0);
    await act?.(page);
    await page.waitForLoadState('networkidle');
    const { paint, blocked } = await page.evaluate(() => (globalThis as unknown as Watched).seen);
    const waves = Math.max(...requestDepths(seen).slice(0, untilFirstView));
    return { ...sums(seen), seen, waves, paint, blocked, heap: await heapOf(session) };
  } finally {
    await page.close();
  }
}

/** A page that `watchPage` watches. */
type Watched = { seen: { paint: number; blocked: number } };

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

/** Megabytes in use. */
export async function heapOf(session: CDPSession): Promise<number> {
  // Runs twice: the first run releases objects that only the second can collect.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
}

/** Grows while the page loads. */
async function watchRequests(session: CDPSession): Promise<SeenRequest[]> {
  const seen: SeenRequest[] = [];
  const byId: Map<string, SeenRequest> = new Map();
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

type Stack = { callFrames: { url: string }[]; parent?: Stack };

/** Returns every address on the stack of a request's initiator. */
function initiatorsOf({ url, stack }: { url?: string; stack?: Stack }) {
  const urls = url ? [url] : [];
  for (let part = stack; part; part = part.parent) {
    for (const frame of part.callFrames) urls.push(frame.url);
  }
  return [...new Set(urls.filter(Boolean))];
}

const kinds: Record<string, string> = {
  Document: 'html',
  Script: 'javascript',
  Image: 'pictures',
  Font: 'fonts',
  XHR: 'data',
  Fetch: 'data',
  Preflight: 'data',
};

/**
 * Returns for each request how many others had to complete one after another before it could start: 1 for the page
 * itself.
 *
 * @param seen in the order they were made
 */
function requestDepths(seen: SeenRequest[]): number[] {
  const known: Map<string, number> = new Map();
  return seen.map(({ url, initiators }) => {
    const before = initiators.map((initiator) => known.get(initiator) ?? 0);
    const depth = seen[0]?.url === url ? 1 : Math.max(1, ...before) + 1;
    if (!known.has(url)) known.set(url, depth);
    return depth;
  });
}

function sums(seen: SeenRequest[]) {
  const bytes: Record<string, number> = { all: 0 };
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
