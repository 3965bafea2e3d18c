import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '../../config/webpack/plugins/manifests.mjs';
import { builtSite, copySite, projectRoot, registryOf, serveSite } from './site';
import type { Site } from './site';
import { visit } from './visit';

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

let site: Site;
beforeEach(async () => {
  site = await serveSite(copySite());
});
afterEach(() => site.close());

const siteTools = path.join(projectRoot, 'config/federation/site-folder.mjs');

/** Puts a changed copy of the current version of a remote into the site, as a deployment does, and shows it. */
function publishChanged(
  name: string,
  change: (code: string) => string,
  changeManifest: (manifest: RemoteManifest) => void = () => {},
): string {
  const before = registryOf(site.folder).remotes[name]!;
  const folder = path.join(site.folder, 'r', name);
  const version = `${before.version}-next`;
  fs.cpSync(path.join(folder, before.version), path.join(folder, version), { recursive: true });
  const manifest: RemoteManifest = readJson(path.join(folder, version, 'remote.json'));
  const entry = path.join(folder, version, manifest.entry);
  fs.writeFileSync(entry, change(fs.readFileSync(entry, 'utf8')));
  manifest.version = version;
  changeManifest(manifest);
  const script = `
    const [tools, builds, site, name, version, manifest, entry] = process.argv.slice(1);
    const { describeFile } = await import(builds);
    const { showVersion } = await import(tools);
    const fs = await import('node:fs');
    const described = JSON.parse(manifest);
    described.files[described.entry] = describeFile(fs.readFileSync(entry));
    fs.writeFileSync(site + '/r/' + name + '/' + version + '/remote.json', JSON.stringify(described));
    showVersion(site, name, version);`;
  const builds = path.join(projectRoot, 'config/webpack/plugins/build-manifest.mjs');
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    script,
    siteTools,
    builds,
    site.folder,
    name,
    version,
    JSON.stringify(manifest),
    entry,
  ]);
  return version;
}

const rollBack = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(projectRoot, 'config/federation/rollback.mjs'), ...words], {
    env: { ...process.env, SITE_FOLDER: site.folder },
    encoding: 'utf8',
  });

const renamed = (code: string) => code.replaceAll('Search articles...', 'Look for articles');

describe('X1 one remote is deployed and rolled back alone', () => {
  test('an open page keeps its files, a new visit sees the new version, and a rollback the old one', async () => {
    const { page: open } = await visit(`${site.address}#/`);
    await open.getByRole('banner').getByRole('link', { name: 'Blog' }).waitFor();
    const before = registryOf(site.folder).remotes['blog-app']!.version;
    const after = publishChanged('blog-app', renamed);

    await open.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await open.getByPlaceholder('Search articles...').waitFor();
    const { page: fresh } = await visit(`${site.address}#/blog`);
    await fresh.getByPlaceholder('Look for articles').waitFor();

    expect(rollBack('blog-app').stdout).toContain(`blog-app: ${after} → ${before}`);
    const { page: afterwards } = await visit(`${site.address}#/blog`);
    await afterwards.getByPlaceholder('Search articles...').waitFor();
  });

  test('a rollback without an earlier version, or of an unknown remote, says so and changes nothing', () => {
    const page = fs.readFileSync(path.join(site.folder, 'index.html'), 'utf8');
    const { history } = registryOf(site.folder);
    const first = history['booking-widget']![0]!;
    if (registryOf(site.folder).remotes['booking-widget']!.version !== first) rollBack('booking-widget', first);
    const [tooFar, unknown] = [rollBack('booking-widget'), rollBack('shop')];
    expect([tooFar.status, unknown.status]).toEqual([1, 1]);
    expect(tooFar.stderr).toContain('booking-widget cannot go back.');
    expect(unknown.stderr).toContain('Which remote?');
    if (registryOf(builtSite).remotes['booking-widget']!.version === first) {
      expect(fs.readFileSync(path.join(site.folder, 'index.html'), 'utf8')).toBe(page);
    }
  });

  test('a page older than a deployment that took its files away recovers by itself', async () => {
    const { page } = await visit(`${site.address}#/`);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).waitFor();
    const before = registryOf(site.folder).remotes['blog-app']!.version;
    publishChanged('blog-app', renamed);
    fs.rmSync(path.join(site.folder, 'r/blog-app', before), { recursive: true });
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByPlaceholder('Look for articles').waitFor();
  });

  test.each(['', '{"shell":', '{"shell":"1","remotes":[]}'])(
    'a page that arrived with %p for a registry asks for the published one by itself',
    async (damaged) => {
      const html = path.join(site.folder, 'index.html');
      const block = /(<script type="application\/json" id="remote-registry">).*?(<\/script>)/s;
      fs.writeFileSync(html, fs.readFileSync(html, 'utf8').replace(block, `$1${damaged}$2`));
      const { page } = await visit(`${site.address}#/`);
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
      await page.getByPlaceholder('Search articles...').waitFor();
    },
  );

  test('a kept page that names files of an earlier shell is fetched anew, once', async () => {
    const html = path.join(site.folder, 'index.html');
    const current = fs.readFileSync(html, 'utf8');
    fs.writeFileSync(html, current.replace(/assets\/main\.\w+\.js/, 'assets/main.000000000000.js'));
    const { page } = await visit(site.address);
    await page.waitForFunction(
      () =>
        sessionStorage.getItem('shell-reloaded') !== null &&
        performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
    );
    await page.waitForLoadState('networkidle');
    expect(site.requests.filter((request) => request === '/')).toHaveLength(2);
    fs.writeFileSync(html, current);
    await page.reload();
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    expect(site.requests.filter((request) => request === '/')).toHaveLength(3);
  });
});

describe('X2 a remote of another version', () => {
  test('is refused with a reason before any of its code runs, and comes with Try again once it fits', async () => {
    publishChanged(
      'blog-app',
      (code) => code,
      (manifest) => {
        manifest.contract = 2;
      },
    );
    const { page } = await visit(`${site.address}#/blog`);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.getByText('does not fit this page yet').waitFor();
    expect(await page.evaluate(() => 'blog_app' in globalThis)).toBe(false);
    expect(rollBack('blog-app').status).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByPlaceholder('Search articles...').waitFor();
  });

  test('is refused inside its own place when it needs another platform', async () => {
    publishChanged('blog-app', (code) => code.replaceAll('[1,6,6,0]', '[1,99,0,0]'));
    const { page } = await visit(`${site.address}#/blog`);
    await page.getByText('The blog could not be loaded.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
  });

  test('that throws while it is shown takes nothing but its own place', async () => {
    publishChanged('blog-app', (code) =>
      code.replace(/(function \w+\(\{[^}]*blogPath:[^}]*\}\)\{)/g, '$1throw new Error("crash");'),
    );
    const { page } = await visit(`${site.address}#/blog`);
    await page.getByText('Something in it went wrong.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).waitFor();
  });
});
