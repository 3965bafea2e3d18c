// Stands in for stylis's `Prefixer`: styled-components writes vendor prefixes only where it is told to, and ours is not.

/**
 * @param {string} value
 * @returns {string}
 */
export function prefix(value) {
  return value;
}
