import { isLost } from './pool.ts';

/** Errors raised by our functions, missing rights, timeouts and invalid values: responses, not faults. */
const expectedCodes = /^(PT\d{3}|PGRST|42501|57014|22...|23...)$/;

const silenceMs = 10_000;

/**
 * Stops the library from printing expected database errors with their stack, which would hide unexpected ones. Reports a lost
 * database in one line instead of one error per request.
 */
export function silenceExpectedErrors() {
  const print = console.error;
  let reportedAt = -Infinity;
  console.error = (...values) => {
    const [error] = values;
    const code = (error as { code?: unknown } | undefined)?.code;
    if (typeof code === 'string' && expectedCodes.test(code)) return;
    if (!isLost(error)) return print(...values);
    if (performance.now() - reportedAt < silenceMs) return;
    reportedAt = performance.now();
    print(`The connection to the database is lost (${error.message}). Requests get 503 until it is back.`);
  };
}
