import { entryQuery } from './entry-query.mjs';

/**
 * Federation runtime plugin of every remote: requests chunks with the query of the entry. A retry loads the entry under a
 * new query, and would otherwise get the same tampered, empty or hanging chunk: from the browser's memory by its address,
 * or from webpack, which recognizes a script that is still loading by its key.
 */
export default function freshChunks() {
  const { u: chunkFile, l: loadScript } = __webpack_require__;
  if (entryQuery) {
    __webpack_require__.u = (chunk) => chunkFile(chunk) + entryQuery;
    __webpack_require__.l = (url, done, key, chunk) => loadScript(url, done, key + entryQuery, chunk);
  }
  return { name: 'fresh-chunks' };
}
