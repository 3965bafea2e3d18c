// Preloaded into every process of the stack: shuts it down when its parent exits, even after SIGKILL.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
