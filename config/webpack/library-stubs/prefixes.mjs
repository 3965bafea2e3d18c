// Replaces stylis's `Prefixer`: styled-components adds vendor prefixes only on request.

/**
 * @param {string} value
 * @returns {string}
 */
export function prefix(value) {
  return value;
}
