import type { Page } from 'playwright-core';
import { addVersion, publish, runCommand } from './deploying';
import { builtSite, copySite, serveSite, type Site } from './site';
import { visit } from './visit';

let site: Site;
let preview: Site;
let version: string;

beforeAll(async () => {
  preview = await serveSite(copySite(), { isShared: true });
  const code = (script: string) => script.replaceAll('Search articles...', 'Look for articles');
  version = addVersion(preview.folder, 'blog-app', { code });
  addVersion(preview.folder, 'blog-app', { manifest: (manifest) => (manifest.contract = 99) }, 'newer');
  const folder = copySite();
  // A site that has published its articles sends the Integrity-Policy.
  await publish(folder);
  runCommand('assemble.ts', folder, { OVERRIDE_ORIGINS: new URL(preview.address).origin });
  site = await serveSite(folder);
});
beforeEach(() => {
  preview.heal();
  preview.requests.length = 0;
});
afterAll(() => Promise.all([site.close(), preview.close()]));

const usual = (page: Page) => page.getByPlaceholder('Search articles...');
const changed = (page: Page) => page.getByPlaceholder('Look for articles');
const banner = (page: Page) => page.getByRole('complementary', { name: 'Overridden remotes' });

/** Opens the blog, overrides it in the console and reloads. */
async function override(composed: Site, address: string) {
  const { page, violations } = await visit(`${composed.address}#/blog`);
  await usual(page).waitFor();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('overridden')) warnings.push(message.text());
  });
  await page.evaluate((value) => sessionStorage.setItem('override:blog-app', value), address);
  await page.reload({ waitUntil: 'commit' });
  // The page preloads the remote in its registry.
  return { page, warnings, violations: () => violations.filter((text) => !text.includes('preloaded')) };
}

describe('FD1 one remote is overridden in one tab', () => {
  test('loads it from the preview, says so in a banner, and a reset restores the published remote', async () => {
    const { page, violations } = await override(site, `${preview.address}r/blog-app/${version}/`);
    await changed(page).waitFor();
    expect(preview.requests.filter((path) => path.endsWith('/remote.json'))).toHaveLength(1);
    const { origin } = new URL(preview.address);
    expect(await banner(page).getByRole('status').textContent()).toBe(`blog-app is loaded from ${origin}.`);
    expect((await fetch(site.address)).headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    expect(violations()).toEqual([]);

    await banner(page).getByRole('button', { name: 'Reset' }).press('Enter');
    await usual(page).waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('override:blog-app'))).toBeNull();
  });

  test('the banner stays in view and covers nothing at the end of the page', async () => {
    const { page } = await override(site, `${preview.address}r/blog-app/${version}`);
    await changed(page).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await banner(page).waitFor();
    // In one step, because the page grows while it loads.
    const placesAt = (position: 'top' | 'end') =>
      page.getByRole('contentinfo').evaluate((footer, where) => {
        window.scrollTo(0, where === 'end' ? document.documentElement.scrollHeight : 0);
        const bar = document.querySelector('aside')!.getBoundingClientRect();
        return { belowBar: innerHeight - bar.bottom, covered: footer.getBoundingClientRect().bottom - bar.top };
      }, position);
    expect(Math.abs((await placesAt('top')).belowBar)).toBeLessThan(1);
    const { belowBar, covered } = await placesAt('end');
    expect(Math.abs(belowBar)).toBeLessThan(1);
    expect(covered).toBeLessThan(1);
  });

  test.each<[what: string, folder: () => string, seed: () => void, sentence: RegExp]>([
    ['of another contract', () => version.replace('-next', '-newer'), () => {}, /The site was just updated/],
    ['that does not exist', () => 'missing', () => {}, /Please check your connection/],
    [
      'whose entry is not the built one',
      () => version,
      () => preview.fail(`/r/blog-app/${version}/app.`, 'changed'),
      /Please check your connection/,
    ],
  ])('shows an error for a build %s, and a reset restores the remote', async (_what, build, seed, sentence) => {
    seed();
    const { page } = await override(site, `${preview.address}r/blog-app/${build()}/`);
    // A busy machine reports the remote as slow first, with another sentence.
    await page
      .getByRole('alert')
      .filter({ hasText: 'The blog couldn’t be loaded.' })
      .filter({ hasText: sentence })
      .waitFor();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    await banner(page).getByRole('button', { name: 'Reset' }).click();
    await usual(page).waitFor();
  });

  test('ignores an origin that the configuration does not list, with one warning', async () => {
    const { page, warnings } = await override(site, 'https://other.example/blog-app/');
    await usual(page).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(warnings).toEqual([
      "blog-app is not overridden: the site's configuration does not allow https://other.example.",
    ]);
    expect(await banner(page).count()).toBe(0);
  });

  test('ignores every override by default', async () => {
    const closed = await serveSite(builtSite);
    const { page, warnings } = await override(closed, `${preview.address}r/blog-app/${version}/`);
    await usual(page).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(warnings).toEqual([]);
    expect(preview.requests).toEqual([]);
    expect(closed.read('index.html')).not.toContain('overrideOrigins');
    await closed.close();
  });
});
