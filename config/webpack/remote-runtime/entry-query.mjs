const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);

/** The query of the remote's entry: empty at first, `?attempt=<n>` after a retry. */
export const entryQuery = new URL(src).search;
