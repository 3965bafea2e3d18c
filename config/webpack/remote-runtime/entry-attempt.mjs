const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);

/** How often the shell has retried the remote's entry: its address has the query `?attempt=<n>` then. */
export const entryAttempt = Number(new URL(src).searchParams.get('attempt'));
