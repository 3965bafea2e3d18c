import fs from 'node:fs';
import path from 'node:path';
import { faults, type Fault } from './faults';
import { builtSite, registryOf, serveSite } from './site';
import { visit } from './visit';

const complaint = 'The article couldn’t be loaded.';
const article = '#/blog/the-first-post';

/** The chunk of the article reader, which the blog loads when it is needed. */
function readerChunk(): string {
  const folder = path.dirname(registryOf(builtSite).remotes['blog-app']!.entry);
  const chunks = fs.readdirSync(path.join(builtSite, folder)).filter((file) => /^\d+\..*\.js$/.test(file));
  const isReader = (file: string) =>
    fs.readFileSync(path.join(builtSite, folder, file), 'utf8').includes('Keep reading');
  return `/${folder}/${chunks.find(isReader)}`;
}

test.concurrent.each(Object.entries(faults).map(([fault, what]) => ({ fault: fault as Fault, what })))(
  'X2 when a chunk that a remote loads on demand $what, its area shows an error, and Try again loads it',
  async ({ fault }) => {
    const site = await serveSite(builtSite);
    site.fail(readerChunk(), fault);
    const { page } = await visit(site.address + article);
    const error = page.getByText(complaint);
    await error.waitFor();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);

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
  const { page } = await visit(site.address + article);
  await page.locator(`script[src$="${readerChunk()}"]`).waitFor({ state: 'attached' });
  await page.getByText(complaint).waitFor({ timeout: 4000 });
});
