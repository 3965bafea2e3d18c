/** Prints that the process is ready, and closes its servers on SIGTERM or SIGINT. */
export function serveUntilShutdown(servers: { close: () => Promise<void> }[], address: string = '') {
  const end = async () => {
    await Promise.all(servers.map((server) => server.close()));
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  console.log(`ready ${address}`.trim());
}
