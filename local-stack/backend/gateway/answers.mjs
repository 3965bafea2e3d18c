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

/**
 * In the sign-in service's own shape, so that its client shows the sentence.
 *
 * @param {string} sentence
 * @param {number} waitSeconds
 */
export function tooManyAttempts(sentence, waitSeconds) {
  const code = 'over_request_rate_limit';
  return answer(
    429,
    { code, error_code: code, msg: sentence, message: sentence },
    { 'Retry-After': String(waitSeconds) },
  );
}
