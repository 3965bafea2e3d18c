import http from 'node:http';
import type { Server } from 'node:net';

/** `localhost` means both addresses: a browser may try either first. */
const loopback = ['127.0.0.1', '::1'];

/**
 * Creates an HTTP server with a long keep-alive timeout. Otherwise it may close a connection on which a request has just
 * arrived; the client then cannot know whether it was handled. Node's `fetch` closes idle connections after ten minutes, or
 * two seconds earlier than the server, which a busy client misses.
 */
export const createServer = (handler: http.RequestListener) =>
  http.createServer({ keepAliveTimeout: 660_000 }, handler);

/** The addresses that local servers listen on: this machine only, unless `HOST` says otherwise (a container needs `0.0.0.0`). */
export function listeningHosts() {
  return process.env.HOST ? [process.env.HOST] : loopback;
}

const machineName = /^(?:(?:.+\.)?localhost|[\d.]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Whether a request names this machine. With DNS rebinding, a page of another site sends requests here under that site's
 * name, and browsers let it read the responses.
 */
export function namesThisMachine({ headers: { host = '' } }: http.IncomingMessage) {
  return Boolean(process.env.HOST) || machineName.test(host);
}

export async function listen(handler: http.RequestListener, port: number): Promise<{ close: () => Promise<void> }> {
  const servers: http.Server[] = [];
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

/** False if this machine has no such address, e.g. no IPv6. */
export function listenOn(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

/** After all connections are closed. */
export function closeServer(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
