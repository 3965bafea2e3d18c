import { spawnSync } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { projectRoot } from '../../config/webpack/paths.mjs';
import { startStack } from '../../local-stack/harness.mjs';
import { createFileReader } from '../../local-stack/site/compressed-file.mjs';
import { pointToBackend } from '../../local-stack/site/origins.mjs';
import { createStaticHandler } from '../../local-stack/site/static-handler.mjs';
import { launchBrowser } from '../browser/launch.mjs';

/**
 * Builds both versions and serves them with a backend and a browser until `measure` is done.
 *
 * @param {(served: { browser: import('playwright-core').Browser, bundle: string, composed: string,
 *   serve: (folder: string) => Promise<string> }) => Promise<void>} measure `bundle` and `composed`: their addresses
 */
export async function withServedBuilds(measure) {
  for (const script of ['build', 'build:bundle']) {
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`npm run ${script} failed.`);
  }
  const stack = await startStack({ withSite: false });
  /** @type {http.Server[]} */
  const servers = [];
  const serve = async (/** @type {string} */ folder) => {
    const server = await listen(folder, stack.addresses.api);
    servers.push(server);
    return `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;
  };
  const browser = await launchBrowser();
  try {
    await measure({ browser, bundle: await serve('dist/bundle'), composed: await serve('dist/site'), serve });
  } finally {
    await browser.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await stack.stop();
  }
}

/**
 * @param {string} folder
 * @param {string} api
 */
async function listen(folder, api) {
  const handler = createStaticHandler({
    mounts: [{ prefix: '/', folder: path.resolve(projectRoot, folder) }],
    read: createFileReader({
      rewrite: (html) => pointToBackend(html, api),
      cacheFolder: path.join(projectRoot, '.cache/compressed'),
    }),
  });
  const server = http.createServer(handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return server;
}
