import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const storybook = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../storybook/dist');
const origin = 'http://storybook.localhost';

/**
 * A window in which stories stand still: our own fonts, no movement, no caret, always the same moment.
 *
 * @param {import('playwright-core').Browser} browser
 */
export async function openCamera(browser) {
  if (!existsSync(path.join(storybook, 'iframe.html')))
    throw new Error('There is no built Storybook: run `npm run build:storybook` first.');
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // Half the size is a quarter of the bytes, and a border that moves still shows.
    deviceScaleFactor: 0.5,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  await context.route(`${origin}/**`, (route) => {
    const file = path.join(storybook, new URL(route.request().url()).pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-20T14:00:00Z'));

  /** @param {import('./stories.mjs').Shot} shot */
  return async ({ story, globals, viewport }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (globalThis);
      const phase = preview?.currentRender?.phase;
      if (phase === 'errored' || phase === 'aborted') throw new Error(`The story is ${phase}.`);
      return ['completed', 'finished'].includes(phase);
    });
    await page.addStyleTag({
      content: '*, *::before, *::after { animation: none !important; transition: none !important; }',
    });
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded));
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  };
}
