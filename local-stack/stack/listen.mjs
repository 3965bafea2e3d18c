import http from 'node:http';

/** `localhost` means both addresses: a browser may try either first. */
const loopback = ['127.0.0.1', '::1'];

/**
 * Creates an HTTP server with a long keep-alive timeout. With Node's 5 s, a busy server may close a connection on which a
 * request has just arrived; the client then cannot know whether it was handled.
 *
 * @param {http.RequestListener} handler
 */
export const createServer = (handler) => http.createServer({ keepAliveTimeout: 65_000 }, handler);

/** The addresses that local servers listen on: this machine only, unless `HOST` says otherwise (a container needs `0.0.0.0`). */
export function listeningHosts() {
  return process.env.HOST ? [process.env.HOST] : loopback;
}

const machineName = /^(?:(?:.+\.)?localhost|[\d.]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Whether a request names this machine. With DNS rebinding, a page of another site sends requests here under that site's
 * name, and browsers let it read the responses.
 *
 * @param {http.IncomingMessage} request
 */
export function namesThisMachine({ headers: { host = '' } }) {
  return Boolean(process.env.HOST) || machineName.test(host);
}

/**
 * @param {http.RequestListener} handler
 * @param {number} port
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function listen(handler, port) {
  /** @type {http.Server[]} */
  const servers = [];
  for (const host of listeningHosts()) {
    const server = createServer(handler);
    if (await listenOn(server, port, host)) servers.push(server);
  }
  return {
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} false if this machine has no such address, e.g. no IPv6
 */
export function listenOn(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

/**
 * @param {http.Server} server
 * @returns {Promise<void>} after all connections are closed
 */
export function closeServer(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
