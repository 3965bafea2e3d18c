import type { Page } from 'playwright-core';

/** Runs in the page: records the visible layout shifts. */
export function watchShifts() {
  const moved = Object.assign(globalThis, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.moved += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The largest layout shift score that nobody sees. */
export const unseen = 0.0005;

/**
 * Waits for the web fonts and counts shifts from there: the fallbacks of the same width are fonts of operating systems,
 * which a test machine may lack.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Text that has not arrived yet may need another font.
    while (document.readyState === 'loading') await frame();
    await document.fonts.ready;
    await frame();
    await frame();
    Object.assign(globalThis, { moved: 0 });
  });
}

/** The page's layout shift score. */
export const movedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
