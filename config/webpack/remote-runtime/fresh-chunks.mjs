const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);

/** How often the shell has retried the remote's entry: its address has the query `?attempt=<n>` then. */
const entryAttempt = Number(new URL(src).searchParams.get('attempt'));

/**
 * Federation runtime plugin of every remote: requests chunks with the query of the entry, and counts on for each chunk that
 * has failed. A retry would otherwise get the same tampered, empty or hanging file: from the browser's memory by its
 * address, or from webpack, which recognizes a script that is still loading by its key.
 */
export default function freshChunks() {
  const { e: loadChunk, u: chunkFile, l: loadScript } = __webpack_require__;
  /** @type {Record<string | number, number>} */
  const attempts = {};
  __webpack_require__.u = (chunk) => {
    const attempt = attempts[chunk] ?? entryAttempt;
    return chunkFile(chunk) + (attempt ? `?attempt=${attempt}` : '');
  };
  __webpack_require__.l = (url, done, _key, chunk) => loadScript(url, done, url, chunk);
  __webpack_require__.e = (chunk) =>
    loadChunk(chunk).catch((error) => {
      attempts[chunk] = (attempts[chunk] ?? entryAttempt) + 1;
      throw error;
    });
  return { name: 'fresh-chunks' };
}
