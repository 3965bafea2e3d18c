/**
 * Loads the script that defines `<coach-booking>`. Call it in the browser, for example in an effect; further calls load
 * nothing again.
 *
 * @param {string} src the script's address: `https://booking.example.com/v1/embed.js`
 * @param {{ integrity?: string, nonce?: string }} [options] the hash that the script must have, and the nonce of the page's
 *   Content-Security-Policy, which only a script with a hash needs
 * @returns {Promise<void>} rejects if the script cannot be loaded or has another hash
 */
export async function loadCoachBooking(src, { integrity, nonce = '' } = {}) {
  if (integrity) await preloadVerified(src, integrity, nonce);
  await import(/* webpackIgnore: true */ /* @vite-ignore */ src);
}

/** `import()` takes no hash, but finds the module that was preloaded with one. */
async function preloadVerified(href, integrity, nonce) {
  const link = Object.assign(document.createElement('link'), {
    ...{ rel: 'modulepreload', crossOrigin: '', nonce, integrity, href },
  });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`The booking form could not be loaded from ${href}.`));
    document.head.append(link);
  }).finally(() => link.remove());
}
