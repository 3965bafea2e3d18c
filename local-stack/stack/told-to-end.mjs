const parentEveryMs = 500;

/**
 * When somebody ends the start: by Ctrl-C, by a signal, by closing the terminal, or by ending the npm it runs in.
 *
 * @returns {{ signal: AbortSignal, happened: Promise<undefined> }}
 */
export function toldToEnd() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => end(controller));
  watchNpm(controller);
  return {
    signal: controller.signal,
    happened: new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(undefined), { once: true });
    }),
  };
}

/**
 * Whoever insists does not wait: the parts end by themselves once this process is gone.
 *
 * @param {AbortController} controller
 */
function end(controller) {
  if (controller.signal.aborted) process.exit(1);
  controller.abort();
}

/**
 * npm passes a signal to the shell between it and us, and not every shell passes it on: the parent's end is the sign.
 *
 * @param {AbortController} controller
 */
function watchNpm(controller) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent && !controller.signal.aborted) controller.abort();
  }, parentEveryMs);
  timer.unref();
}
