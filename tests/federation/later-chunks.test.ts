import fs from 'node:fs';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { faults, type Fault } from './faults';
import { builtSite, registryOf, serveSite } from './site';
import { stopClockAfter, visit } from './visit';

const complaint = 'The article couldn’t be loaded.';
const article = '#/blog/the-first-post';

/** The addresses of a remote's chunks that contain a text. */
function chunksWith(remote: string, text: string): string[] {
  const folder = path.dirname(registryOf(builtSite).remotes[remote]!.entry);
  const chunks = fs.readdirSync(path.join(builtSite, folder)).filter((file) => /^\d+\..*\.js$/.test(file));
  return chunks
    .filter((file) => fs.readFileSync(path.join(builtSite, folder, file), 'utf8').includes(text))
    .map((file) => `/${folder}/${file}`);
}

/** How long after its list the blog preloads the reader, in ms. */
const preloadAfterMs = 1500;

/** The chunk of the article reader, which the blog loads when it is needed. */
const readerChunk = () => chunksWith('blog-app', 'Keep reading')[0]!;

test('K1 the client of the dashboard does not contain realtime', () => {
  const [client, realtime] = [chunksWith('admin-app', 'auth/v1'), chunksWith('admin-app', 'phx_join')];
  expect([client.length, realtime.length]).toEqual([1, 1]);
  expect(client).not.toEqual(realtime);
});

test.concurrent.each(Object.entries(faults).map(([fault, what]) => ({ fault: fault as Fault, what })))(
  'X2 when a chunk that a remote loads on demand $what, its area shows an error, and Try again loads it',
  async ({ fault }) => {
    const site = await serveSite(builtSite);
    site.fail(readerChunk(), fault);
    const { page } = await visit(site.address + article, { droppedTimers: preloadAfterMs });
    const error = page.getByText(complaint);
    await error.waitFor();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);

    await page.locator('html[data-dropped-timer]').waitFor({ state: 'attached' });
    site.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('About the author').waitFor();
    expect(await error.count()).toBe(0);
    await page.context().close();
    await site.close();
  },
);

test('X2 a hanging chunk that a remote loads on demand is reported within four seconds', async () => {
  const site = await serveSite(builtSite);
  site.fail(readerChunk(), 'slow');
  const { page } = await visit(site.address + article, { hasOwnClock: true });
  // Chunks that arrive after the jump of the clock would count as late, and what waits for code would load again.
  await page.waitForFunction((hanging) => {
    const chunks = [...document.scripts].filter(({ src }) => /\/r\/blog-app\/.+\/\d+\./.test(src));
    return chunks.length === 1 && chunks[0]!.src.endsWith(hanging);
  }, readerChunk());
  await stopClockAfter(page, 4000);
  await page.getByText(complaint).waitFor();
});

test('X2 a chunk that arrives after it was reported is shown', async () => {
  const site = await serveSite(builtSite);
  const { page } = await visit('about:blank');
  const requests: Route[] = [];
  await page.route(`**${readerChunk()}`, (route) => void requests.push(route));
  await page.goto(site.address + article, { waitUntil: 'commit' });
  const error = page.getByText(complaint);
  await error.waitFor();
  for (const request of requests) await request.continue();
  await page.getByLabel('About the author').waitFor();
  expect(await error.count()).toBe(0);
});
