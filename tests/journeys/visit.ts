import type { Page, Request } from '@playwright/test';
import { settle, takenOver } from './settle';
import { addresses } from './stack';

/** The page of a route: articles open over the blog. */
const pageOf = (route = '') => /^\/blog\b|^[^?]*/.exec(route)![0];

/** Opens a route, and waits until its page has replaced the one before and has loaded. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (pageOf(page.url().split('#')[1]) !== pageOf(path))
    await page.evaluate(() => document.querySelector('main > *')?.setAttribute('data-left', ''));
  await page.goto(`${addresses.site}/#${path}`);
  await page.locator('[data-left]').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await takenOver(page);
  await settle(page);
}

export const answerCookies = (page: Page) =>
  page.addInitScript(() => {
    const decision = {
      consent: { analytics: false, marketing: false },
      services: [],
      decidedAt: '2026-11-01T00:00:00Z',
    };
    try {
      localStorage.setItem('cookie-consent', JSON.stringify({ ...decision, decidedAt: new Date().toISOString() }));
    } catch {
      // Without storage the banner appears on each visit.
    }
  });

/**
 * Scrolls through the page, so that lazy content loads.
 *
 * Chromium 147 without a GPU may stop painting here on a busy machine, while scripts go on; hence the timeout per frame.
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
  await settle(page);
}

/** Collects the names of functions and tables that the page posts to. */
export function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === addresses.api && request.method() === 'POST') seen.push(pathname.split('/').at(-1) ?? '');
  });
  return seen;
}

/** Presses a key until an element with a matching name has focus, and resolves to the name. */
export async function pressUntil(page: Page, key: string, isReached: (name: string) => boolean): Promise<string> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const name = await focusedName(page);
    if (isReached(name)) return name;
  }
  throw new Error(`${key} never led there`);
}

/** The accessible name of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
