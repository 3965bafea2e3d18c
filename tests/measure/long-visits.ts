import { launchBrowser } from '../browser/launch.mjs';
import { heapOf, newVisitor } from './page-load.ts';
import { withServedBuilds } from './served-builds.ts';

const routeChanges = 200;
/** Code that the browser compiles for frequent execution is not memory of the page, and exceeds all possible leaks. */
const withoutCompilers = '--no-opt --no-maglev --no-sparkplug';
const routes = [
  { hash: '#/blog', shows: 'input[type=search]' },
  { hash: '#/', shows: '#services' },
];

/** Prints the memory growth of long visits. */
export async function measureVisits() {
  await withServedBuilds(async ({ bundle, composed }) => {
    for (const [what, origin] of Object.entries({ 'one bundle': bundle, composed })) {
      console.log(`${what}: memory after ${routeChanges} changes of the page × ${(await growth(origin)).toFixed(3)}`);
    }
  });
}

/**
 * Measures the memory growth of a visit that switches between pages.
 *
 * @returns memory after many changes of the page / after the first two
 */
async function growth(origin: string): Promise<number> {
  const browser = await launchBrowser({ args: [`--js-flags=${withoutCompilers}`] });
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const change = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const { hash, shows } = routes[done % routes.length] as (typeof routes)[number];
      await page.evaluate((next) => void (location.hash = next), hash);
      await page.locator(shows).waitFor();
    }
    await page.waitForLoadState('networkidle');
    return heapOf(session);
  };
  await page.goto(origin);
  await page.locator('footer').waitFor();
  const first = await change(2);
  const last = await change(routeChanges);
  await browser.close();
  return last / first;
}
