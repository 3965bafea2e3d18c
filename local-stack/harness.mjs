import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { checkDataFolder, checkPorts } from './stack/checks.mjs';
import { runStack } from './stack/run-stack.mjs';
import { takeLock } from './stack/running-lock.mjs';
import { defaultPorts } from './stack/settings.mjs';

/**
 * @typedef {object} HarnessOptions
 * @property {Record<string, number>} [ports] defaults to free ports
 * @property {string} [dataDir] defaults to a new folder, which is deleted at the end
 * @property {boolean} [quiet] false to print when a process ends unexpectedly
 * @property {boolean} [withSite] false to start only the backend, the functions and the inbox, which needs no build
 *
 * @typedef {object} HarnessStack
 * @property {import('./stack/settings.mjs').Addresses} addresses
 * @property {import('./stack/settings.mjs').Ports} ports
 * @property {string} dataDir
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the stack of `npm start` on other ports, for tests and measurements. Does not build.
 *
 * @param {HarnessOptions} [options]
 * @returns {Promise<HarnessStack>}
 */
export async function startStack({ ports: wanted = {}, dataDir: named, quiet = true, withSite } = {}) {
  const dataDir = named ?? (await mkdtemp(path.join(os.tmpdir(), 'coach-stack-')));
  const ports = { ...(await freePorts()), ...wanted };
  const settings = { ports, dataDir };
  await checkDataFolder(settings);
  const giveLockBack = takeLock(dataDir);
  const tidy = async () => {
    giveLockBack();
    if (!named) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await checkPorts(settings);
    const stack = await runStack(settings, { withSite });
    if (!quiet) void stack.ended.then(console.error);
    return {
      addresses: stack.addresses,
      ports,
      dataDir,
      stop: async () => {
        await stack.stop();
        await tidy();
      },
    };
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
  /** @type {Set<number>} */
  const found = new Set();
  const names = Object.keys(defaultPorts);
  while (found.size < names.length) found.add(await freePort());
  const ports = [...found];
  return /** @type {import('./stack/settings.mjs').Ports} */ (
    Object.fromEntries(names.map((name, index) => [name, ports[index]]))
  );
}

/**
 * Finds a free port below those that systems give to outgoing connections and to servers on port 0 (from 32768),
 * so that nothing takes it before it is used.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_768);
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
