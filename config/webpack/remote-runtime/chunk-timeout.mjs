import { entryQuery } from './entry-query.mjs';

/**
 * Federation runtime plugin of every remote: rejects a chunk that has not arrived after 3.5 s, so that its error boundary
 * can offer a retry. webpack would wait 120 s. The download continues, and each retry waits twice as long. The shell
 * itself reports an exposed module that is late, and still shows it when it arrives.
 */
export default function chunkTimeout() {
  const { e: loadChunk, u: chunkFile } = __webpack_require__;
  const attempt = Number(/\d+/.exec(entryQuery)?.[0] ?? 0);
  __webpack_require__.e = (chunk) => {
    if (chunkFile(chunk)?.startsWith('exposed.')) return loadChunk(chunk);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`Loading chunk ${chunk} takes too long.`));
      const timer = setTimeout(fail, 3500 * 2 ** attempt);
      loadChunk(chunk)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  };
  return { name: 'chunk-timeout' };
}
