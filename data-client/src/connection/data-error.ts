/**
 * What went wrong, in words a screen can decide by.
 *
 * - `offline`, `timeout`: the backend was not reached, or did not answer in time; sending again is safe for reads
 * - `taken`: the time was booked by somebody else
 * - `invalid`: a value was refused; `field` names it
 * - `rejected`: refused for the reason in `message` (credentials, for one)
 * - `rate-limited`, `forbidden`, `session-expired`, `not-found`, `conflict`: as they read
 * - `server`: everything that is not the sender's doing
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
  offline: 'We could not reach the server. Please check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  rejected: 'This was not accepted.',
  taken: 'This time has just been taken. Please choose another one.',
  invalid: 'Some of the details were not accepted. Please check them and try again.',
  'rate-limited': 'That was a little too often. Please wait a few minutes and try again.',
  forbidden: 'You are not allowed to do this.',
  'session-expired': 'Your session has ended. Please sign in again.',
  'not-found': 'This no longer exists.',
  conflict: 'This was changed by someone else in the meantime.',
  server: 'Something went wrong on our side. Please try again in a moment.',
};

type DataErrorDetails = { message?: string; field?: string; hint?: string; cause?: unknown };

/**
 * The one error of the data client. `message` is always a sentence fit for people: either written by our own database
 * functions or chosen here by code. Raw database wording stays in `cause`.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataErrorCode;
  /** The form field a refusal is about, named as in the domain types (`firstName`). */
  readonly field?: string;
  readonly hint?: string;

  constructor(code: DataErrorCode, { message, field, hint, cause }: DataErrorDetails = {}) {
    super(message || sentences[code], { cause });
    this.code = code;
    this.field = field;
    this.hint = hint;
  }
}
