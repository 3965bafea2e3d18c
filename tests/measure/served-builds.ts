import { spawnSync } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { folderHandler } from '../folder-handler.ts';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { projectRoot } from '../../config/files.mjs';
import { startStack } from '../../local-stack/harness.ts';
import { pointToBackend } from '../../local-stack/site/origins.ts';
import { closeServer } from '../../local-stack/stack/listen.ts';
import { launchBrowser } from '../browser/launch.mjs';
import type { Browser } from 'playwright-core';

/**
 * Builds both versions and serves them with a backend and a browser until `measure` is done.
 *
 * @param measure `bundle` and `composed`: their addresses
 */
export async function withServedBuilds(
  measure: (served: {
    browser: Browser;
    bundle: string;
    composed: string;
    serve: (folder: string) => Promise<string>;
  }) => Promise<void>,
) {
  for (const script of ['build', 'build:bundle']) {
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`npm run ${script} failed.`);
  }
  const stack = await startStack({ withSite: false });
  const servers: http.Server[] = [];
  const serve = async (folder: string) => {
    const rewrite = (html: string) => pointToBackend(html, stack.addresses.api);
    const handler = folderHandler(path.resolve(projectRoot, folder), { isCompressed: true, rewrite });
    const server = http.createServer(handler);
    servers.push(server);
    return `http://localhost:${await listenOnFreePort(server)}/`;
  };
  const browser = await launchBrowser();
  try {
    await measure({ browser, bundle: await serve('dist/bundle'), composed: await serve('dist/site'), serve });
  } finally {
    await browser.close();
    await Promise.all(servers.map(closeServer));
    await stack.stop();
  }
}
