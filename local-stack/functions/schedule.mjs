/** How often a hosted project's schedule would look for mails that were not sent at once. */
const everyMs = 60_000;

/**
 * Asks each of the functions that send mails to go on with what is due.
 *
 * @param {readonly import('./edge-function.mjs').EdgeFunction[]} functions
 * @param {string} secretKey
 * @returns {{ close: () => Promise<void> }}
 */
export function scheduleMails(functions, secretKey) {
  const senders = functions.filter(({ name }) => name.endsWith('-mail'));
  const headers = { apikey: secretKey, 'content-type': 'application/json' };
  const timer = setInterval(async () => {
    for (const { name, address } of senders) {
      // What fails now is due again later; the function itself has reported it.
      if (address()) await fetch(`${address()}/${name}`, { method: 'POST', headers, body: '{}' }).catch(() => {});
    }
  }, everyMs);
  return { close: async () => clearInterval(timer) };
}
