import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { runStack } from './stack/run-stack.mjs';
import { defaultPorts } from './stack/settings.mjs';

/**
 * @typedef {object} HarnessStack
 * @property {import('./stack/settings.mjs').Addresses} addresses
 * @property {import('./stack/settings.mjs').Ports} ports
 * @property {string} dataDir
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the stack of `npm start` on free ports and a new data folder, for tests and measurements. Does not build.
 *
 * @param {{ withSite?: boolean }} [options] without a site, it needs no build
 * @returns {Promise<HarnessStack>}
 */
export async function startStack(options) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coach-stack-'));
  const tidy = () => rm(dataDir, { recursive: true, force: true });
  const ports = await freePorts();
  try {
    const stack = await runStack({ ports, dataDir }, options);
    return { addresses: stack.addresses, ports, dataDir, stop: () => stack.stop().then(tidy) };
  } catch (error) {
    await tidy();
    throw error;
  }
}

/**
 * Finds a free port for each part.
 *
 * @returns {Promise<import('./stack/settings.mjs').Ports>}
 */
export async function freePorts() {
  const parts = Object.keys(defaultPorts).map(async (name) => [name, await freePort()]);
  return /** @type {import('./stack/settings.mjs').Ports} */ (Object.fromEntries(await Promise.all(parts)));
}

/** Ports that nothing may listen on yet. */
const given = new Set();

/**
 * Finds a free port below those that systems give to outgoing connections and to servers on port 0 (from 32768),
 * so that nothing takes it before it is used.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
