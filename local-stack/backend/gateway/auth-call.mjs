// Reads and writes requests of the sign-in service.

/** @param {unknown} value */
export function textOf(value) {
  return typeof value === 'string' ? value : '';
}

/**
 * @param {ArrayBuffer | undefined} body
 * @returns {Record<string, unknown>}
 */
export function fieldsOf(body) {
  try {
    const fields = JSON.parse(new TextDecoder().decode(body));
    return fields && typeof fields === 'object' ? fields : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, unknown>} fields */
export function jsonBody(fields) {
  return /** @type {ArrayBuffer} */ (new TextEncoder().encode(JSON.stringify(fields)).buffer);
}

/** @param {Headers} headers */
export function bearerOf(headers) {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

/**
 * @param {string} what
 * @param {number} seconds
 */
export function waitSentence(what, seconds) {
  const minutes = Math.ceil(seconds / 60);
  return `Too many ${what}. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
