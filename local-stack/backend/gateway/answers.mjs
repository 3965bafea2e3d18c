/**
 * @param {number} status
 * @param {Record<string, unknown>} body
 * @param {Record<string, string>} [headers]
 */
export function answer(status, body, headers = {}) {
  return Response.json(body, { status, headers });
}

/** @param {string} path */
export function notOffered(path) {
  return answer(404, { code: 'not_found', message: `The gateway offers nothing at ${path}.` });
}

export function notUnderstood() {
  return answer(400, { code: 'not_understood', message: 'The gateway does not understand this.' });
}

/** The rest of the body stays unread, so the connection cannot be used again. */
export function tooLarge() {
  const message = 'This is more than the gateway takes at once.';
  return answer(413, { code: 'too_large', message }, { Connection: 'close' });
}

/**
 * In the sign-in service's own shape, so that its client knows the code and shows the sentence.
 *
 * @param {number} status
 * @param {string} code
 * @param {string} sentence
 * @param {Record<string, string>} [headers]
 */
export function refusal(status, code, sentence, headers) {
  return answer(status, { code, error_code: code, msg: sentence, message: sentence }, headers);
}

/**
 * @param {string} sentence
 * @param {number} waitSeconds
 */
export function tooManyAttempts(sentence, waitSeconds) {
  return refusal(429, 'over_request_rate_limit', sentence, { 'Retry-After': String(waitSeconds) });
}
