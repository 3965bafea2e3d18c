/**
 * The end of every process of the stack: says that it is ready, and closes what it opened when it is told to.
 *
 * @param {{ close: () => Promise<void> }[]} servers
 * @param {string} [address]
 */
export function serveUntilTold(servers, address = '') {
  const end = async () => {
    await Promise.all(servers.map((server) => server.close()));
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  console.log(`ready ${address}`.trim());
}
