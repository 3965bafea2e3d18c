import { once } from 'node:events';

/**
 * Starts a server that only this machine reaches.
 *
 * @param {import('node:net').Server} server
 * @returns {Promise<number>} its port
 */
export async function listenOnFreePort(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}
