import fs from 'node:fs';
import path from 'node:path';
import { closeDialog } from '../browser/close-dialog';
import { expectSoon } from '../browser/expect-soon';
import { headersFor, parseHeadersFile } from '../../local-stack/site/headers-file';
import { rewriteRegistry } from './deploying';
import { builtSite, copySite, registryOf, serveSite, type Site } from './site';
import { openForm, preflights, visit } from './visit';

// One server per test: a page of the test before may request one more file before it closes.
let site: Site;
beforeEach(async () => {
  site = await serveSite(builtSite);
});
afterEach(() => site.close());

describe('the first view', () => {
  const views = [
    ['home', 11, '#/', 'public-site', 'button', 'Start Your Transformation'],
    ['the blog', 14, '#/blog', 'blog-app', 'searchbox', 'Search articles'],
  ] as const;

  test.each(views)(
    'X1 %s needs %i requests at most, all sent before any script has loaded, and no file twice',
    async (_what, maxRequests, at, remote, role, firstView) => {
      preflights.length = 0;
      const { release } = site.hold(/^\/assets\/.*\.js$/);
      const { page, backendRequests } = await visit(site.address + at);
      // No script of the shell has loaded yet, so all requests so far come from the HTML and, for the blog, the registry.
      await page.waitForEvent('requestfinished', { predicate: (request) => request.url().includes(':54321') });
      const { entry, preloads } = registryOf(builtSite).remotes[remote]!;
      for (const file of [entry, ...preloads.map(({ href }) => href)])
        await expectSoon(() => site.requests.includes(`/${file}`), Boolean);
      // The whole page was read and laid out, so nothing else of it waits for its turn.
      await page.waitForFunction(() => document.readyState === 'interactive');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expectStill(() => site.requests.length);
      const early = [...site.requests];
      const asked = backendRequests.length + preflights.length;
      site.answerNothingNew();
      release();
      await page.getByRole(role, { name: firstView }).waitFor();
      await page.waitForFunction(
        () =>
          document.fonts.status === 'loaded' &&
          [...document.images]
            .filter((image) => image.getBoundingClientRect().top < innerHeight)
            .every(({ naturalWidth }) => naturalWidth > 0),
      );
      expect(site.requests.filter((file, index) => site.requests.indexOf(file) < index)).toEqual([]);
      expect(early.length + asked).toBeLessThanOrEqual(maxRequests);
      expect(asked).toBe(2);
    },
  );

  test('X1 a visitor who stays at the top of the landing page never loads the blog, the booking form or the dashboard', async () => {
    const { page } = await visit(site.address);
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(site.requests.filter((request) => /^\/r\/(blog-app|booking-widget|admin-app)\//.test(request))).toEqual([]);
  });
});

describe('X3 singletons of the page', () => {
  /** A string that occurs only in the library's own code. */
  const marks = {
    React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'React DOM': 'onRecoverableError',
    'the router': 'useRoutes',
    'styled-components': 'data-styled-version',
    'the query client': 'refetchIntervalInBackground',
    'the design system': '--color-',
    'the data client': 'book_consultation',
  };

  test('each shared library is loaded from exactly one file after every remote was shown, within the page’s policy', async () => {
    const { page, violations } = await visit(site.address);
    await openForm(page, 'Book Consultation');
    await closeDialog(page);
    await page.goto(`${site.address}#/blog`);
    await page.getByPlaceholder('Search articles...').waitFor();
    await page.goto(`${site.address}#/admin`);
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    const scripts = [...new Set(site.requests.filter((request) => request.endsWith('.js')))];
    expect(scripts.filter((script) => script.startsWith('/r/')).length).toBeGreaterThanOrEqual(4);
    const holders = Object.entries(marks).map(([library, mark]) => [
      library,
      scripts.filter((script) => fs.readFileSync(path.join(builtSite, script), 'utf8').includes(mark)).length,
    ]);
    expect(holders).toEqual(Object.keys(marks).map((library) => [library, 1]));
    expect(await page.locator('style[data-styled]').count()).toBe(1);
    expect(violations).toEqual([]);
  });

  test('a remote reads data of the shell from the shared cache', async () => {
    const { page, backendRequests } = await visit(site.address);
    await page.getByRole('contentinfo').waitFor();
    expect(backendRequests.filter((request) => request.endsWith('site_settings_la2024'))).toHaveLength(1);
  });
});

test('hashed files are cached forever, the page and the registry are revalidated', async () => {
  const { shell, remotes } = registryOf(builtSite);
  const manifest = path.join(builtSite, 'shell', shell, 'shell.json');
  const { files } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { files: object };
  const headerOf = async (file: string) => (await fetch(site.address + file)).headers.get('cache-control');
  const hashed = [...Object.keys(files), ...Object.values(remotes).map(({ entry }) => entry)];
  const answers = await Promise.all(hashed.map(headerOf));
  expect(new Set(answers)).toEqual(new Set(['public, max-age=31536000, immutable']));
  expect([await headerOf(''), await headerOf('registry.json')]).toEqual(['no-cache', 'no-cache']);
});

test('X1 hosts let browsers keep the files of published versions, but not the error for a removed version', () => {
  const rules = parseHeadersFile(site.read('_headers'));
  const cachingOf = (file: string) => headersFor(rules, `/${file}`).get('cache-control');
  const { remotes, shell } = registryOf(builtSite);
  for (const file of [remotes['blog-app']!.entry, `shell/${shell}/shell.json`])
    expect(cachingOf(file)).toBe('public, max-age=31536000, immutable');
  expect(cachingOf('r/blog-app/0.1.0-0123456789/app.01234567.js')).toBeUndefined();
});

describe('origins of remotes', () => {
  test('X1 a remote on another origin works the same', async () => {
    const elsewhere = await serveSite(builtSite, { isShared: true });
    const folder = copySite();
    await rewriteRegistry(folder, (entry) => ({
      ...entry,
      entry: elsewhere.address + entry.entry,
      preloads: entry.preloads.map((chunk) => ({ ...chunk, href: elsewhere.address + chunk.href })),
    }));
    const composed = await serveSite(folder);
    const { page, violations } = await visit(composed.address);
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    await openForm(page, 'Book Consultation');
    expect(composed.requests.filter((request) => request.startsWith('/r/'))).toEqual([]);
    expect(violations).toEqual([]);
    await Promise.all([composed.close(), elsewhere.close()]);
  });

  test('X1 code from a folder outside the registry is rejected', async () => {
    const { page } = await visit(site.address);
    // The page is painted before its code runs, and loads no other script until then.
    await page.waitForFunction(
      () => 'trustedTypes' in window && (window.trustedTypes as { defaultPolicy: unknown }).defaultPolicy,
    );
    const refusal = await page.evaluate(() => {
      try {
        Object.assign(document.createElement('script'), { src: 'http://localhost:9/evil.js' });
        return 'allowed';
      } catch (error) {
        return String(error);
      }
    });
    expect(refusal).toContain('is not in a folder that the registry names');
  });

  test('X1 no code can add a policy that allows other scripts', async () => {
    const { page } = await visit(site.address);
    // The policy applies once it has arrived, in the page's head.
    await page.waitForLoadState('domcontentloaded');
    const create = page.evaluate(() =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy('dompurify', {}),
    );
    await expect(create).rejects.toThrow('disallowed');
  });
});

/** Waits until a number has stopped growing. */
async function expectStill(count: () => number): Promise<void> {
  let before = -1;
  while (before !== count()) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

test('FD1 module federation’s browser extension finds the loaded remotes and the share scope', async () => {
  const { page } = await visit(`${site.address}#/blog`);
  await page.getByPlaceholder('Search articles...').waitFor();
  const seen = await page.evaluate(() => {
    const { moduleInfo, __SHARE__: scopes } = (globalThis as unknown as FederationGlobals).__FEDERATION__;
    return {
      remotes: moduleInfo.shell?.remotesInfo,
      blog: moduleInfo['blog-app'],
      shared: Object.keys(scopes.shell!.default),
    };
  });
  const { remotes } = registryOf(builtSite);
  expect(seen.remotes).toEqual({
    'public-site': { matchedVersion: remotes['public-site']!.version },
    'blog-app': { matchedVersion: remotes['blog-app']!.version },
  });
  const { version, entry } = remotes['blog-app']!;
  expect(seen.blog).toEqual({ version, remoteEntry: site.address + entry });
  expect(seen.shared).toEqual(expect.arrayContaining(['react', 'react-dom', 'shared-ui', 'data-client']));
});

type FederationGlobals = {
  __FEDERATION__: {
    moduleInfo: Record<string, { remotesInfo?: Record<string, { matchedVersion: string }>; remoteEntry?: string }>;
    __SHARE__: Record<string, { default: object }>;
  };
};
