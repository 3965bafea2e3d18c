import { once } from 'node:events';

const parentEveryMs = 500;

/** Aborts on Ctrl-C, SIGTERM, a closed terminal, or when the npm process around it ends. */
export function shutdownSignal(): { signal: AbortSignal; happened: Promise<undefined> } {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(controller));
  watchNpm(controller);
  const { signal } = controller;
  return { signal, happened: once(signal, 'abort').then(() => undefined) };
}

/** A second signal exits at once; the child processes exit with this one. */
function end(controller: AbortController) {
  if (controller.signal.aborted) process.exit(1);
  controller.abort();
}

/** npm signals the shell between itself and this process, and not every shell forwards it: watch the parent instead. */
function watchNpm(controller: AbortController) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent && !controller.signal.aborted) controller.abort();
  }, parentEveryMs);
  timer.unref();
}
