import http from 'node:http';

/** `localhost` means both addresses: a browser may try either first. */
const loopback = ['127.0.0.1', '::1'];

/**
 * An HTTP server that leaves a waiting connection open for longer than a client is silent between two requests. After
 * Node's 5 s a server that was busy closes a connection on which a request has just arrived: the client reads "other side
 * closed" and cannot know whether it was heard.
 *
 * @param {http.RequestListener} handler
 */
export const createServer = (handler) => http.createServer({ keepAliveTimeout: 65_000 }, handler);

/** Where the local servers listen: this machine only, unless `HOST` says otherwise (a container needs `0.0.0.0`). */
export function listeningHosts() {
  return process.env.HOST ? [process.env.HOST] : loopback;
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
 * @returns {Promise<boolean>} false when this machine has no such address, e.g. no IPv6
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
 * @returns {Promise<void>} once nobody is connected any more
 */
export function closeServer(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
