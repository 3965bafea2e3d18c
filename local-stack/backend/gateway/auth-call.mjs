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

/**
 * Returns the token that a client of supabase-js sends as proof that it is not an attacker.
 *
 * @param {Record<string, any>} fields
 */
export function captchaTokenOf({ gotrue_meta_security: security }) {
  return textOf(security?.captcha_token);
}

/**
 * Adds fields to a response.
 *
 * @param {Response} response
 * @param {Record<string, unknown>} fields
 */
export async function withFields(response, fields) {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ ...(await response.json()), ...fields }, { status: response.status, headers });
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
