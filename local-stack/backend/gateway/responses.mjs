/**
 * @param {number} status
 * @param {Record<string, unknown>} body
 * @param {Record<string, string>} [headers]
 */
export function respond(status, body, headers = {}) {
  return Response.json(body, { status, headers });
}

/** @param {string} path */
export function notFound(path) {
  return respond(404, { code: 'not_found', message: `There is nothing at ${path}.` });
}

export function badRequest() {
  return respond(400, { code: 'not_understood', message: 'The request is malformed.' });
}

/** For TRACE and other methods that no service has. */
export function wrongMethod() {
  return respond(405, { code: 'method_not_allowed', message: 'There is no such method.' });
}

export function unavailable() {
  const message = 'The database cannot be reached at the moment. Please try again in a minute.';
  return respond(503, { code: 'unavailable', message }, { 'Retry-After': '1' });
}

/** The rest of the body may not have been read, so the connection cannot be reused. */
export function tooLarge() {
  const message = 'The request is too large.';
  return respond(413, { code: 'too_large', message }, { Connection: 'close' });
}

/**
 * In the format of the sign-in service, so that supabase-js recognizes the code.
 *
 * @param {number} status
 * @param {string} code
 * @param {string} sentence
 * @param {Record<string, string>} [headers]
 */
export function authError(status, code, sentence, headers) {
  return respond(status, { code, error_code: code, msg: sentence, message: sentence }, headers);
}

/**
 * @param {string} sentence
 * @param {number} waitSeconds
 */
export function tooManyAttempts(sentence, waitSeconds) {
  return authError(429, 'over_request_rate_limit', sentence, { 'Retry-After': String(waitSeconds) });
}
