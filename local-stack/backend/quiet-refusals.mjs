/** Refusals our own functions raise, rights that are missing, values that do not fit: answers, not faults of ours. */
const refusals = /^(PT\d{3}|PGRST|42501|22...|23...)$/;

/**
 * The library prints every error of the database with its stack. What the client was told already would only hide what
 * nobody was told.
 */
export function keepRefusalsQuiet() {
  const print = console.error;
  console.error = (...values) => {
    const code = /** @type {{ code?: unknown } | undefined} */ (values[0])?.code;
    if (typeof code === 'string' && refusals.test(code)) return;
    print(...values);
  };
}
