import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.mjs';

let browser: Browser | undefined;

afterEach(() => browser?.close());

async function widthOfName(options: { systemPaths?: string[] }) {
  browser = await launchBrowser(options);
  const page = await browser.newPage();
  await page.setContent('<span>Lena Ashford</span>');
  return (await page.locator('span').boundingBox())?.width;
}

test('the configured browser renders text', async () => {
  expect(await widthOfName({})).toBeGreaterThan(40);
});

test('the Chromium from npm renders text', async () => {
  expect(await widthOfName({ systemPaths: [] })).toBeGreaterThan(40);
});
