/**
 * Federation runtime plugin of every remote: ends the wait for a chunk that has not arrived after 3.5 s, so that its error
 * boundary can offer a retry. webpack would wait 120 s. The download continues; if it arrives, the event `latechunk` tells the
 * components that wait for code (`on-demand.tsx`). Each retry after the first waits twice as long: the first may follow a
 * preload that failed unnoticed. The shell itself reports an exposed module that is late, and still shows it when
 * it arrives.
 */
export default function chunkTimeout() {
  const { l: loadScript } = __webpack_require__;
  __webpack_require__.l = (url, done, key, chunk) => {
    if (/\/(exposed|frame)\./.test(url)) return loadScript(url, done, key, chunk);
    const attempt = Number(/\?attempt=(\d+)/.exec(url)?.[1] ?? 0);
    let isOver = false;
    /** @type {typeof done} */
    const end = (event) => {
      clearTimeout(timer);
      if (!isOver) done(event);
      else if (event.type === 'load') dispatchEvent(new Event('latechunk'));
      isOver = true;
    };
    const timer = setTimeout(() => end({ type: 'timeout', target: { src: url } }), 1750 * 2 ** (attempt || 1));
    loadScript(url, end, key, chunk);
  };
  return { name: 'chunk-timeout' };
}
