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
 * @property {Partial<import('./stack/settings.mjs').Ports>} [ports] free ones are taken for those not named
 * @property {string} [dataDir] a new folder, deleted at the end, unless one is named
 * @property {boolean} [quiet] false reports what a part says when it ends by itself
 * @property {boolean} [withSite] false starts the backend, the functions and the inbox only; needs no build
 *
 * @typedef {object} HarnessStack
 * @property {import('./stack/settings.mjs').Addresses} addresses
 * @property {import('./stack/settings.mjs').Ports} ports
 * @property {string} dataDir
 * @property {() => Promise<void>} stop
 */

/**
 * The same stack as `npm start`, beside it: for tests and measurements. Serves what was built before.
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
 * Ports that nobody uses, one for every part.
 *
 * @returns {Promise<import('./stack/settings.mjs').Ports>}
 */
export async function freePorts() {
  const names = Object.keys(defaultPorts);
  const servers = await Promise.all(names.map(holdFreePort));
  const ports = servers.map((server) => /** @type {net.AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return /** @type {import('./stack/settings.mjs').Ports} */ (
    Object.fromEntries(names.map((name, index) => [name, ports[index]]))
  );
}

/** @returns {Promise<net.Server>} */
function holdFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
