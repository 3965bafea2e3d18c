import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { atRest } from './at-rest';
import { openWindow } from './browser';
import { addresses } from './stack';

export type Visit = { page: Page; complaints: string[] };

type VisitOptions = BrowserContextOptions & {
  /** Ways of the page: after the hash. */
  path?: string;
  /** The visitor has not been asked about cookies yet. */
  isNew?: boolean;
};

/** A visitor who has answered the question about cookies, on a page that has come to rest. */
export async function visit({ path = '/', isNew = false, ...options }: VisitOptions = {}): Promise<Visit> {
  const { page, complaints } = await openWindow(options);
  if (!isNew) await answerCookies(page);
  await goTo(page, path);
  return { page, complaints };
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`${addresses.site}/#${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await atRest(page);
}

const answerCookies = (page: Page) =>
  page.addInitScript(() => {
    const decision = {
      consent: { analytics: false, marketing: false },
      services: [],
      decidedAt: '2026-11-01T00:00:00Z',
    };
    try {
      localStorage.setItem('cookie-consent', JSON.stringify({ ...decision, decidedAt: new Date().toISOString() }));
    } catch {
      // A browser that stores nothing is asked each time.
    }
  });

/**
 * Brings everything that waits for its turn into view once, as somebody who reads to the end does.
 *
 * On a busy machine Chromium 147 without a graphics card may stop painting in the midst of this: its compositor waits
 * for a tree that never gets ready, while scripts go on. So nobody waits for a frame for ever.
 */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await atRest(page);
}

/** What the page asks the backend to do, by the name of the function or table. */
export function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === addresses.api && request.method() === 'POST') seen.push(pathname.split('/').at(-1) ?? '');
  });
  return seen;
}

/** Presses a key until something has the focus, as somebody without a mouse does. */
export async function pressUntil(page: Page, key: string, isReached: (name: string) => boolean): Promise<string> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const name = await focusedName(page);
    if (isReached(name)) return name;
  }
  throw new Error(`${key} never led there`);
}

/** Name of what has the focus. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
