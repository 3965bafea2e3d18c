import type { Connection } from './database.ts';

/**
 * The library responds with 500, PostgREST with 400: violated checks, overlapping ranges, exceptions without a code. A statement
 * that took too long may succeed later.
 */
const statuses: Record<string, number> = { 23514: 400, '23P01': 400, P0001: 400, 57014: 503, '22P02': 400 };

const wrongValue = { code: '22P02', message: 'A value has the wrong type.', detail: null, hint: null };

/** Whether the driver could not send a value, such as a number for a date. */
const isWrongValue = (thrown: unknown) => thrown instanceof TypeError || thrown instanceof RangeError;

/** Responds to rejected rows like a hosted project, with their error code. */
export function answerLikePostgrest(connection: Connection) {
  connection.normalizeDbError = (thrown) => {
    const { code, message, detail, hint } = isWrongValue(thrown) ? wrongValue : (thrown as Record<string, string>);
    const status = statuses[String(code)];
    if (!status) return thrown;
    // PostgREST's format for custom responses, which the library supports: code, message and status as JSON.
    return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    });
  };
}
