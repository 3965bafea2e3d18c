import type { EdgeFunction } from './edge-function.ts';

/** The interval of a hosted project's schedule. */
const everyMs = 60_000;

/**
 * Makes each email function send its due emails, `calendars` read the calendars that are due, and `retention` erase expired
 * rows.
 */
export function scheduleFunctions(
  functions: readonly EdgeFunction[],
  secretKey: string,
): { close: () => Promise<void> } {
  const scheduled = functions.filter(({ name }) => name.endsWith('-mail') || ['calendars', 'retention'].includes(name));
  const headers = { apikey: secretKey, 'content-type': 'application/json' };
  const timer = setInterval(async () => {
    for (const { name, address } of scheduled) {
      // The function has logged the error, and due work stays due.
      if (address()) await fetch(`${address()}/${name}`, { method: 'POST', headers, body: '{}' }).catch(() => {});
    }
  }, everyMs);
  return { close: async () => clearInterval(timer) };
}
