// Loaded before every process of the stack: when its parent is gone, however it went, it ends as if it had been told to.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
