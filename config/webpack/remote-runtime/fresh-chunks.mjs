import { entryQuery } from './entry-query.mjs';

/**
 * Federation runtime plugin of every remote: requests chunks with the query of the entry. A retry loads the entry under a
 * new query, and would otherwise get the same tampered, empty or hanging chunk from the browser's memory.
 */
export default function freshChunks() {
  const chunkFile = __webpack_require__.u;
  if (entryQuery) __webpack_require__.u = (chunk) => chunkFile(chunk) + entryQuery;
  return { name: 'fresh-chunks' };
}
