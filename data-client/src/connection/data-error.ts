/**
 * Why a request failed.
 *
 * - `offline`, `timeout`: the backend could not be reached, or did not respond in time; reads can be retried
 * - `taken`: another visitor booked the time
 * - `invalid`: a value was rejected; `field` names it
 * - `rejected`: rejected for the reason in `message`, such as wrong credentials
 * - `server`: every failure that the sender did not cause
 */
export type DataErrorCode =
  | 'offline'
  | 'timeout'
  | 'rejected'
  | 'taken'
  | 'invalid'
  | 'rate-limited'
  | 'forbidden'
  | 'session-expired'
  | 'not-found'
  | 'conflict'
  | 'server';

const sentences: Record<DataErrorCode, string> = {
  offline: 'The server couldn’t be reached. Please check your connection and try again.',
  timeout: 'The server took too long to respond. Please try again.',
  rejected: 'This request wasn’t accepted.',
  taken: 'This time has just been taken. Please choose another one.',
  invalid: 'Some of the details aren’t valid. Please check them and try again.',
  'rate-limited': 'Too many attempts. Please try again in a few minutes.',
  forbidden: 'You don’t have permission to do this.',
  'session-expired': 'Your session has ended. Please sign in again.',
  'not-found': 'This no longer exists.',
  conflict: 'This was changed somewhere else in the meantime.',
  server: 'Something went wrong. Please try again in a moment.',
};

type DataErrorDetails = { message?: string; field?: string; hint?: string; cause?: unknown };

/**
 * The only error that the data client rejects with. `message` can be shown to people: it was written by our database
 * functions or chosen here by code. Raw database wording stays in `cause`.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataErrorCode;
  /** The rejected form field, named as in the domain types (`firstName`). */
  readonly field?: string;
  readonly hint?: string;

  constructor(code: DataErrorCode, { message, field, hint, cause }: DataErrorDetails = {}) {
    super(message || sentences[code], { cause });
    this.code = code;
    this.field = field;
    this.hint = hint;
  }
}
