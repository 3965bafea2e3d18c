import fs from 'node:fs';
import path from 'node:path';
import { closeDialog } from '../browser/close-dialog';
import { deployChanged, deployShell, rewriteRegistry, runCommand } from './deploying';
import { copySite, registryOf, serveSite, versionOf, type Site } from './site';
import { openForm, visit, type Visit } from './visit';

let site: Site;
beforeEach(async () => {
  site = await serveSite(copySite());
});
afterEach(() => site.close());

const publishChanged = (name: string, code?: (code: string) => string) => deployChanged(site.folder, name, code);

const rollBack = (...words: string[]) => runCommand('rollback.ts', site.folder, ...words);

const renamed = (code: string) => code.replaceAll('Search articles...', 'Look for articles');

describe('X1 one remote is deployed and rolled back independently', () => {
  test('an open page keeps what it shows, a new visit gets the new version, and a rollback restores the old one', async () => {
    const { page: open } = await visit(`${site.address}#/blog`);
    await open.getByPlaceholder('Search articles...').waitFor();
    const { page: home } = await visit(site.address);
    await home.getByRole('banner').getByRole('link', { name: 'Blog' }).waitFor();
    const before = versionOf(site.folder, 'blog-app');
    const after = await publishChanged('blog-app', renamed);

    await open.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await open.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    await open.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await open.getByPlaceholder('Search articles...').waitFor();
    await home.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await home.getByPlaceholder('Look for articles').waitFor();
    const { page: fresh } = await visit(`${site.address}#/blog`);
    await fresh.getByPlaceholder('Look for articles').waitFor();

    expect(rollBack('blog-app').stdout).toContain(`blog-app: ${after} → ${before}`);
    const { page: afterward } = await visit(`${site.address}#/blog`);
    await afterward.getByPlaceholder('Search articles...').waitFor();
  });

  test('a rollback without an earlier version, or of an unknown remote, fails and changes nothing', () => {
    const page = site.read('index.html');
    const [tooFar, unknown] = [rollBack('booking-widget'), rollBack('shop')];
    expect([tooFar.status, unknown.status]).toEqual([1, 1]);
    expect(tooFar.stderr).toContain('booking-widget cannot be rolled back.');
    expect(unknown.stderr).toContain('There is no package named shop.');
    expect(site.read('index.html')).toBe(page);
  });

  test('a page whose files were removed by a deployment recovers automatically', async () => {
    const { page } = await visit(`${site.address}#/`);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).waitFor();
    const before = versionOf(site.folder, 'booking-widget');
    await publishChanged('booking-widget');
    fs.rmSync(path.join(site.folder, 'r/booking-widget', before), { recursive: true });
    await openForm(page);
  });

  test.each(['', '{"shell":', '{"shell":"1","remotes":[]}'])(
    'a page with %p as registry fetches it',
    async (damaged) => {
      const html = path.join(site.folder, 'index.html');
      const block = /(<script type="application\/json" id="remote-registry">).*?(<\/script>)/s;
      fs.writeFileSync(html, site.read('index.html').replace(block, `$1${damaged}$2`));
      const { page } = await visit(`${site.address}#/`);
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
      await page.getByPlaceholder('Search articles...').waitFor();
    },
  );
});

test('X1 the shell is deployed and rolled back while pages are open', async () => {
  const openBlog = async ({ page }: Visit) => {
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByPlaceholder('Search articles...').waitFor();
  };
  const expectVersion = async ({ page }: Visit, version: string) =>
    expect(await page.evaluate(() => document.documentElement.dataset.testShell ?? '')).toBe(version);
  const book = async ({ page }: Visit) => {
    await openForm(page);
    await closeDialog(page);
  };

  const open = await visit(site.address);
  await open.page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
  const before = registryOf(site.folder).shell;
  const after = await deployShell(site.folder);
  const next = await visit(site.address);
  await book(next);
  await expectVersion(next, 'next');
  await book(open);
  await expectVersion(open, '');

  expect(rollBack('shell').stdout).toContain(`shell: ${after} → ${before}`);
  for (const page of [open, next]) await openBlog(page);
  const restored = await visit(site.address);
  await book(restored);
  await expectVersion(restored, '');
});

describe('X2 a remote of another version', () => {
  test('is rejected before any of its code runs, and Try again loads one that fits', async () => {
    await rewriteRegistry(site.folder, (entry, name) => (name === 'blog-app' ? { ...entry, contract: 2 } : entry));
    const { page } = await visit(`${site.address}#/blog`);
    await page.getByText('The site was just updated.').waitFor();
    expect(await page.evaluate(() => 'blog_app' in globalThis)).toBe(false);
    await rewriteRegistry(site.folder, (entry) => ({ ...entry, contract: 1 }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByPlaceholder('Search articles...').waitFor();
  });

  test('fails in its own area if it needs other shared libraries', async () => {
    await publishChanged('blog-app', (code) =>
      code.replaceAll('requiredVersion:"^6.6.0"', 'requiredVersion:"^99.0.0"'),
    );
    const { page } = await visit(`${site.address}#/blog`);
    await page.getByText('The blog couldn’t be loaded.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
  });
});
