import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, readJson } from '../../config/files.mjs';
import { readRegistry } from '../../publishing/registry.ts';
import { releaseVersion } from '../../publishing/release-version.ts';
import { runBuilds } from '../../config/webpack/run-build.mjs';
import { remoteConfig } from '../../config/webpack/remote-config.mjs';
import type { RemoteManifest } from 'config/manifests';
import { loadIn, newVisitor } from './page-load.ts';
import type { Page, Browser } from 'playwright-core';

/** A page that shows a remote. */
type Visit = { remote: string; where: string; address: string; firstView: string; act?: (page: Page) => Promise<void> };
type Served = { browser: Browser; serve: (folder: string) => Promise<string> };

const visits: Visit[] = [
  { remote: 'public-site', where: 'home', address: '#/', firstView: 'h1' },
  {
    remote: 'booking-widget',
    where: 'home, booking',
    address: '#/',
    firstView: 'h1',
    act: async (page) => {
      await page.getByRole('button', { name: 'Start Your Transformation' }).click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  { remote: 'blog-app', where: '#/blog', address: '#/blog', firstView: 'input[type=search]' },
  { remote: 'admin-app', where: '#/admin', address: '#/admin', firstView: 'input[type=password]' },
];

/** Prints the downloads of returning visitors after one line of a remote was changed and deployed. */
export async function measureDeployments({ browser, serve }: Served) {
  const site = mkdtempSync(path.join(os.tmpdir(), 'coach-site-'));
  cpSync(path.join(projectRoot, 'dist/site'), site, { recursive: true });
  const origin = await serve(site);
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(
    '\n| one line of | seen on | its changed files, KB | scripts again, KB | ratio | and HTML and registry, KB | ratio |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const visit of visits) {
    const { changed, scripts, page } = await downloadsAfterChange(browser, { site, origin, visit });
    const ratios = [scripts, scripts + page].map((bytes) => `${kb(bytes)} | ${(bytes / changed).toFixed(2)}`);
    console.log(`| ${visit.remote} | ${visit.where} | ${kb(changed)} | ${ratios.join(' | ')} |`);
  }
  rmSync(site, { recursive: true });
}

async function downloadsAfterChange(
  browser: Browser,
  { site, origin, visit: { remote, address, firstView, act } }: { site: string; origin: string; visit: Visit },
) {
  const context = await newVisitor(browser);
  const visit = () => loadIn(context, origin + address, { firstView, act });
  await visit();
  const before = versionFolder(site, remote);
  await deployChange(site, remote);
  const { bytes, seen } = await visit();
  await context.close();
  const isChanged = ({ url }: { url: string }) =>
    url.includes(`/r/${remote}/`) && !existsSync(path.join(before, path.basename(new URL(url).pathname)));
  const changed = seen.filter(isChanged).reduce((sum, one) => sum + one.bytes, 0);
  const registry = seen.filter(({ url }) => url.endsWith('/registry.json')).reduce((sum, one) => sum + one.bytes, 0);
  return { changed, scripts: bytes.javascript ?? 0, page: (bytes.html ?? 0) + registry };
}

function versionFolder(site: string, remote: string) {
  return path.join(site, 'r', remote, readRegistry(site).remotes[remote]?.version ?? '');
}

async function deployChange(site: string, name: string) {
  const folder = path.join(projectRoot, name);
  const { default: remote } = await import(pathToFileURL(path.join(folder, 'remote.config.mjs')).href);
  const thin = remoteConfig(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href, remote);
  const built = mkdtempSync(path.join(os.tmpdir(), 'coach-change-'));
  const source = path.join(folder, 'src/exposed.ts');
  const before = readFileSync(source, 'utf8');
  try {
    writeFileSync(source, `${before}\nexport const changed = 'one line';\n`);
    await runBuilds([{ ...thin, cache: false, output: { ...thin.output, path: built } }], () => {});
  } finally {
    writeFileSync(source, before);
  }
  const { version }: RemoteManifest = readJson(path.join(built, 'remote.json'));
  cpSync(built, path.join(site, 'r', name, version), { recursive: true });
  rmSync(built, { recursive: true });
  await releaseVersion(site, name, version);
}
