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

test('a tester gets a browser that shows letters', async () => {
  expect(await widthOfName({})).toBeGreaterThan(40);
});

test('a tester without a browser of their own gets the one npm brought, and it shows letters too', async () => {
  expect(await widthOfName({ systemPaths: [] })).toBeGreaterThan(40);
});
