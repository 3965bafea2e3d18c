import { entryQuery } from './entry-query.mjs';

/**
 * Federation runtime plugin of every remote: requests chunks with the query of the entry, and a chunk that has failed with
 * a query of its own. A retry would otherwise get the same tampered, empty or hanging file: from the browser's memory by its
 * address, or from webpack, which recognizes a script that is still loading by its key.
 */
export default function freshChunks() {
  const { e: loadChunk, u: chunkFile, l: loadScript } = __webpack_require__;
  /** @type {Map<string | number, number>} */
  const failures = new Map();
  const queryOf = (/** @type {string | number} */ chunk) => {
    const count = failures.get(chunk);
    return count ? `${entryQuery ? `${entryQuery}&` : '?'}retry=${count}` : entryQuery;
  };
  __webpack_require__.u = (chunk) => chunkFile(chunk) + queryOf(chunk);
  __webpack_require__.l = (url, done, key, chunk) => loadScript(url, done, key + queryOf(chunk), chunk);
  __webpack_require__.e = (chunk) =>
    loadChunk(chunk).catch((error) => {
      failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
      throw error;
    });
  return { name: 'fresh-chunks' };
}
