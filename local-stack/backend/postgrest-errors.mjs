/** Violated checks, overlapping ranges, exceptions without a code: the library responds with 500, PostgREST with 400. */
const badRequests = new Set(['23514', '23P01', 'P0001']);

/**
 * Responds to rejected rows like a hosted project, with their error code.
 *
 * @param {import('./database.mjs').Connection} connection
 */
export function answerLikePostgrest(connection) {
  connection.normalizeDbError = (thrown) => {
    const { code, message, detail, hint } = /** @type {Record<string, string>} */ (thrown);
    if (!badRequests.has(String(code))) return thrown;
    // PostgREST's format for custom responses, which the library supports: code, message and status as JSON.
    return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
}
