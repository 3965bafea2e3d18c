/** Broken checks, overlapping ranges, exceptions without a code: the library answers 500 to them, PostgREST 400. */
const badRequests = new Set(['23514', '23P01', 'P0001']);

/**
 * Makes a refused row answer as it does on a hosted project, with its code.
 *
 * @param {import('./database.mjs').Connection} connection
 */
export function answerLikePostgrest(connection) {
  connection.normalizeDbError = (thrown) => {
    const { code, message, detail, hint } = /** @type {Record<string, string>} */ (thrown);
    if (!badRequests.has(String(code))) return thrown;
    // PostgREST's own way of choosing an answer, which the library knows: code, message and status as JSON.
    return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
}
