// `npm run measure`: the composed page against the same sources as one ordinary bundle, loaded in turn.
// `npm run measure -- typing`: what each letter typed into the blog's search costs, with 1,000 and 5,000 posts.
// `npm run measure -- builds`: how long builds take, cold, warm and after a change of one line.
import { spawnSync } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { createFileReader } from '../../local-stack/site/compressed-file.mjs';
import { pointToBackend } from '../../local-stack/site/origins.mjs';
import { createStaticHandler } from '../../local-stack/site/static-handler.mjs';
import { startStack } from '../../local-stack/harness.mjs';
import { projectRoot } from '../../config/webpack/places.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { measureBuilds } from './builds.mjs';
import { loadPage } from './page-load.mjs';
import { measureTyping } from './typing.mjs';

const rounds = 5;

const pages = [
  { name: 'home', address: '#/', firstView: 'h1' },
  { name: 'blog', address: '#/blog', firstView: 'input[type=search]' },
  { name: 'admin', address: '#/admin', firstView: 'input[type=password]' },
];

if (process.argv.includes('builds')) await measureBuilds();
else if (process.argv.includes('typing')) await measureTyping();
else await measurePages();

async function measurePages() {
  for (const script of ['build', 'build:bundle']) {
    if (
      spawnSync('npm', ['run', '--silent', script], { cwd: projectRoot, stdio: ['ignore', 'ignore', 'pipe'] })
        .status !== 0
    )
      throw new Error(`npm run ${script} failed.`);
  }
  const stack = await startStack({ withSite: false });
  const servers = await Promise.all(['dist/bundle', 'dist/site'].map((folder) => serve(folder, stack.addresses.api)));
  const browser = await launchBrowser();
  try {
    for (const page of pages)
      report(
        page.name,
        await measurePage(
          browser,
          servers.map(({ address }) => address),
          page,
        ),
      );
  } finally {
    await browser.close();
    for (const { close } of servers) close();
    await stack.stop();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string[]} origins
 * @param {{ address: string, firstView: string }} page
 */
async function measurePage(browser, origins, { address, firstView }) {
  const exact = [];
  for (const origin of origins) exact.push(await loadPage(browser, origin + address, { firstView }));
  const paints = origins.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, origin] of origins.entries()) {
      const { paint } = await loadPage(browser, origin + address, { firstView, isSlow: true });
      paints[index]?.push(paint);
    }
  }
  return exact.map((load, index) => ({ ...load, paint: lowerQuartile(paints[index] ?? []) }));
}

/** Other programs can only add time, so the quicker rounds say more. @param {number[]} values */
function lowerQuartile(values) {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 4)] ?? 0;
}

/**
 * @param {string} name
 * @param {import('./page-load.mjs').Load[]} loads the bundle's and the composed page's
 */
function report(name, [bundle, composed]) {
  if (!bundle || !composed) return;
  const kb = (/** @type {number} */ bytes) => Number((bytes / 1024).toFixed(1));
  /** @type {[string, number, number][]} */
  const rows = [
    ...['javascript', 'all'].map(
      (kind) =>
        /** @type {[string, number, number]} */ ([
          `KB ${kind}`,
          kb(bundle.bytes[kind] ?? 0),
          kb(composed.bytes[kind] ?? 0),
        ]),
    ),
    ['requests', bundle.requests, composed.requests],
    ['waves to the first view', bundle.waves, composed.waves],
    [`largest paint on a slow phone, ms`, Math.round(bundle.paint), Math.round(composed.paint)],
  ];
  console.log(`\n| ${name} | one bundle | composed | ratio |\n|---|---|---|---|`);
  for (const [what, one, other] of rows) console.log(`| ${what} | ${one} | ${other} | ${(other / one).toFixed(2)} |`);
  for (const url of composed.twice) console.log(`loaded twice: ${url}`);
}

/**
 * @param {string} folder
 * @param {string} api
 */
async function serve(folder, api) {
  const handler = createStaticHandler({
    mounts: [{ prefix: '/', folder: path.join(projectRoot, folder) }],
    read: createFileReader({
      rewriteHtml: (html) => pointToBackend(html, api),
      cacheFolder: path.join(projectRoot, '.cache/compressed'),
    }),
  });
  const server = http.createServer(handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
