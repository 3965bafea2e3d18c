// Preloaded into every process of the stack: shuts it down when its parent exits, even after SIGKILL.
const shutDown = () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  process.kill(process.pid, 'SIGTERM');
};
process.on('disconnect', shutDown);
// The parent may have exited before this module was loaded.
if (process.connected === false) shutDown();
process.channel?.unref();
