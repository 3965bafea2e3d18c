import { expectSoon } from '../browser/expect-soon';
import { builtSite, registryOf, serveSite, type Site } from './site';
import { visit } from './visit';

let site: Site;
beforeEach(async () => {
  site = await serveSite(builtSite);
});
afterEach(() => site.close());

/** How often each script was requested. */
const counts = (scripts: { href: string }[]) =>
  scripts.map(({ href }) => site.requests.filter((file) => file === `/${href}`).length);

test('X1 the blog loads the header without the landing page, whose code loads when the visitor opens it', async () => {
  const { page } = await visit(`${site.address}#/blog`);
  await page.getByRole('searchbox', { name: 'Search articles' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { preloads, frame = [] } = registryOf(builtSite).remotes['public-site']!;
  expect([counts(frame), counts(preloads)]).toEqual([[1], [0]]);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  const top = () => page.locator('#about').evaluate((section) => section.getBoundingClientRect().top);
  await expectSoon(top, (pixels) => Math.abs(pixels) < 200);
  expect([counts(frame), counts(preloads)]).toEqual([[1], [0]]);
});
