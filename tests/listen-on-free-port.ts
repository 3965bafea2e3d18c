import { once } from 'node:events';
import type { Server, AddressInfo } from 'node:net';

/**
 * Starts a server that only this machine reaches.
 *
 * @returns its port
 */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
