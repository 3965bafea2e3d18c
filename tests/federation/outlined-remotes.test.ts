import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expectSoon } from '../browser/expect-soon';
import { changeRegistry, deployChanged, deployShell, publish, rewriteRegistry, runCommand } from './deploying';
import { faults, type Fault } from './faults';
import { builtSite, copySite, serveSite, versionOf, type Site } from './site';
import { visit } from './visit';

let site: Site;
beforeEach(async () => {
  site = await serveSite(copySite());
});
afterEach(() => site.close());

const blogLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Blog' });
const blog = (page: Page) => page.getByPlaceholder(/(Search|Look for) articles/);
const registryRequests = () => site.requests.filter((request) => request === '/registry.json').length;
const pageRequests = () => site.requests.filter((request) => request === '/').length;

const shellOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.testShell ?? '');

describe('X1 a page only outlines the remotes that it does not show at first', () => {
  test.each(['blog-app', 'admin-app'])('deploying and rolling back %s leaves the home page as it is', async (name) => {
    const before = site.read('index.html');
    const version = versionOf(site.folder, name);
    await deployChanged(site.folder, name);
    expect(versionOf(site.folder, name)).not.toBe(version);
    expect(site.read('index.html')).toBe(before);
    expect(runCommand('rollback.ts', site.folder, name).status).toBe(0);
    expect(site.read('index.html')).toBe(before);
  });

  test('a deployment of another remote changes the pages that show it', async () => {
    await publish(site.folder);
    await deployChanged(site.folder, 'admin-app');
    const before = [site.read('index.html'), site.read('blog/index.html')];
    await deployChanged(site.folder, 'blog-app');
    expect(site.read('blog/index.html')).not.toBe(before[1]);
    await deployChanged(site.folder, 'booking-widget');
    expect(site.read('index.html')).not.toBe(before[0]);
  });

  test('a deployment to the same foreign origin leaves its policy as it is', async () => {
    const elsewhere = (version: string) =>
      rewriteRegistry(site.folder, (entry, name) =>
        name === 'blog-app' ? { ...entry, version, entry: `https://blog.example/${version}/app.js` } : entry,
      );
    await elsewhere('1');
    const before = site.read('index.html');
    expect(before).toMatch(/connect-src [^;]*https:\/\/blog\.example/);
    await elsewhere('2');
    expect(site.read('index.html')).toBe(before);
  });
});

describe('X2 an outlined remote', () => {
  test('is fetched with the registry at the first navigation to one, once for all of them', async () => {
    const { page, violations } = await visit(site.address);
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    expect(registryRequests()).toBe(0);
    await blogLink(page).click();
    await blog(page).waitFor();
    await page.goto(`${site.address}#/admin`);
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect([registryRequests(), pageRequests()]).toEqual([1, 1]);
    expect(violations).toEqual([]);
  });

  test('is shown on a page with an earlier shell after one reload, also if the page stays old', async () => {
    const { page } = await visit(site.address);
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    const old = site.read('index.html');
    await deployShell(site.folder);
    await blogLink(page).click();
    await page.waitForFunction(() => document.documentElement.dataset.testShell === 'next');
    await blog(page).waitFor();
    expect(pageRequests()).toBe(2);

    // As a cache in front of the host that still has the old page.
    fs.writeFileSync(path.join(site.folder, 'index.html'), old);
    const { page: cached } = await visit(`${site.address}#/blog`);
    await blog(cached).waitFor();
    expect(await shellOf(cached)).toBe('');
    expect(pageRequests()).toBe(4);
    await cached.goto(`${site.address}#/admin`);
    await cached.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(pageRequests()).toBe(4);
  });

  test('that is only a section of a page does not reload the page', async () => {
    const { page } = await visit(site.address);
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    await deployShell(site.folder);
    await page.evaluate(() => void (location.hash = '#/#blog'));
    await page.getByRole('heading', { name: 'The first post' }).waitFor();
    expect([await shellOf(page), pageRequests()]).toEqual(['', 1]);
  });
});

const registryFaults = Object.entries(faults).filter(([fault]) => fault !== 'type') as [Fault, string][];

test.concurrent.each(registryFaults.map(([fault, what], index) => ({ fault, what, isFirstVisit: index % 2 === 0 })))(
  'X2 a registry that $what leads to an error (at the first visit: $isFirstVisit), and Try again loads the remote',
  async ({ fault, isFirstVisit }) => {
    const faulty = await serveSite(builtSite);
    faulty.fail('/registry.json', fault);
    const { page } = await visit(isFirstVisit ? `${faulty.address}#/blog` : faulty.address);
    if (!isFirstVisit) await blogLink(page).click();
    // The page gives up on a hanging registry after a while, and then shows the other reason.
    await Promise.all([
      page.getByText('The blog couldn’t be loaded.').waitFor(),
      page.getByText(fault === 'slow' ? 'It’s taking longer' : 'Please check your connection').waitFor(),
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).waitFor();
    // The page asks a second time without a click, and must not get the healed registry then.
    await expectSoon(
      () => faulty.requests.filter((request) => request === '/registry.json').length,
      (count) => count > 1,
    );
    faulty.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await blog(page).waitFor();
    expect(faulty.requests.filter((request) => request === '/')).toHaveLength(1);
    await page.context().close();
    await faulty.close();
  },
);

test('X2 an outlined remote that the published registry no longer names is unavailable', async () => {
  changeRegistry(site.folder, ({ remotes: { 'blog-app': _blog, ...remotes } }) => ({ remotes }));
  const { page } = await visit(`${site.address}#/blog`);
  await page.getByText('It isn’t available right now.').waitFor();
});
