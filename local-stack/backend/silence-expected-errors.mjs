/** Errors raised by our functions, missing rights and invalid values: responses, not faults. */
const expectedCodes = /^(PT\d{3}|PGRST|42501|22...|23...)$/;

/**
 * Stops the library from printing expected database errors with their stack, which would hide unexpected ones.
 */
export function silenceExpectedErrors() {
  const print = console.error;
  console.error = (...values) => {
    const code = /** @type {{ code?: unknown } | undefined} */ (values[0])?.code;
    if (typeof code === 'string' && expectedCodes.test(code)) return;
    print(...values);
  };
}
