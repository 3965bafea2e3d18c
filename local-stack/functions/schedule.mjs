/** The interval of a hosted project's schedule for unsent mails. */
const everyMs = 60_000;

/**
 * Makes each mail function send its due mails.
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
      // The function has logged the error, and the mails stay due.
      if (address()) await fetch(`${address()}/${name}`, { method: 'POST', headers, body: '{}' }).catch(() => {});
    }
  }, everyMs);
  return { close: async () => clearInterval(timer) };
}
