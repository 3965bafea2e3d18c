import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson } from '../../config/federation/json-file.mjs';
import { showVersion } from '../../config/federation/site-folder.mjs';
import { projectRoot } from '../../config/webpack/places.mjs';
import { runBuilds } from '../../config/webpack/run-build.mjs';
import { remoteConfig } from '../../config/webpack/webpack-config.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { heapOf, loadIn, newVisitor } from './page-load.mjs';
import { withServedBuilds } from './served-builds.mjs';

const routeChanges = 200;
/** What the browser compiles of code that runs often is no memory of the page's, and more than all it could leak. */
const withoutCompilers = '--no-opt --no-maglev --no-sparkplug';
const routes = [
  { hash: '#/blog', shows: 'input[type=search]' },
  { hash: '#/', shows: '#services' },
];

/** Prints how visits grow, and what is downloaded again after a deployment. */
export async function measureVisits() {
  await withServedBuilds(async ({ browser, bundle, composed, serve }) => {
    for (const [what, origin] of Object.entries({ 'one bundle': bundle, composed })) {
      console.log(`${what}: memory after ${routeChanges} changes of the page × ${(await growth(origin)).toFixed(3)}`);
    }
    const site = mkdtempSync(path.join(os.tmpdir(), 'coach-site-'));
    cpSync(path.join(projectRoot, 'dist/site'), site, { recursive: true });
    const { unchanged, changed } = await redeployed(browser, { site, origin: await serve(site), name: 'public-site' });
    rmSync(site, { recursive: true });
    const kb = (/** @type {number} */ bytes = 0) => (bytes / 1024).toFixed(1);
    console.log('\n| who comes again downloads, KB | nothing deployed | one line of public-site |\n|---|---|---|');
    for (const kind of ['javascript', 'html', 'all']) {
      console.log(`| ${kind} | ${kb(unchanged[kind])} | ${kb(changed[kind])} |`);
    }
  });
}

/**
 * How a visit grows that goes to and fro between the pages.
 *
 * @param {string} origin
 * @returns {Promise<number>} memory after many changes of the page / after the first two
 */
async function growth(origin) {
  const browser = await launchBrowser({ args: [`--js-flags=${withoutCompilers}`] });
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @param {number} count */
  const change = async (count) => {
    for (let done = 0; done < count; done += 1) {
      const { hash, shows } = /** @type {typeof routes[number]} */ (routes[done % routes.length]);
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

/**
 * What a returning visitor downloads after one line of a remote was changed and deployed.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {object} deployment
 * @param {string} deployment.site a copy that may be changed
 * @param {string} deployment.origin where it is served
 * @param {string} deployment.name of the remote
 */
async function redeployed(browser, { site, origin, name }) {
  const context = await newVisitor(browser);
  const downloads = async () => (await loadIn(context, origin, { firstView: 'h1' })).bytes;
  await downloads();
  const unchanged = await downloads();
  await deployChange(site, name);
  const changed = await downloads();
  await context.close();
  return { unchanged, changed };
}

/**
 * @param {string} site
 * @param {string} name
 */
async function deployChange(site, name) {
  const folder = path.join(projectRoot, name);
  const { default: remote } = await import(pathToFileURL(path.join(folder, 'remote.config.mjs')).href);
  const thin = remoteConfig(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href, remote);
  const built = mkdtempSync(path.join(os.tmpdir(), 'coach-change-'));
  const source = path.join(folder, 'src/exposed.ts');
  const before = readFileSync(source, 'utf8');
  try {
    writeFileSync(source, `${before}\nexport const changed = 'one line';\n`);
    await runBuilds([{ ...thin, cache: false, output: { ...thin.output, path: built } }]);
  } finally {
    writeFileSync(source, before);
  }
  const { version } = readJson(path.join(built, 'remote.json'));
  cpSync(built, path.join(site, 'r', name, version), { recursive: true });
  rmSync(built, { recursive: true });
  await showVersion(site, name, version);
}
