const parentEveryMs = 500;

/**
 * When somebody ends the start: by Ctrl-C, by a signal, by closing the terminal, or by ending the npm it runs in.
 *
 * @returns {{ signal: AbortSignal, happened: Promise<undefined> }}
 */
export function toldToEnd() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => controller.abort());
  watchNpm(controller);
  return {
    signal: controller.signal,
    happened: new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(undefined), { once: true });
    }),
  };
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
    if (process.ppid !== parent) controller.abort();
  }, parentEveryMs);
  timer.unref();
}
