/**
 * Prints that the process is ready, and closes its servers on SIGTERM or SIGINT.
 *
 * @param {{ close: () => Promise<void> }[]} servers
 * @param {string} [address]
 */
export function serveUntilShutdown(servers, address = '') {
  const end = async () => {
    await Promise.all(servers.map((server) => server.close()));
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  console.log(`ready ${address}`.trim());
}
