import { DataError } from 'data-client';

/** Whether a request failed without a response: what it asked for may have been done. */
export const hasNoResponse = (error: unknown): error is DataError =>
  error instanceof DataError && ['offline', 'timeout'].includes(error.code);

const doubt =
  'There was no response from the server, but this may have worked after all. Please check your connection and try again.';

/** Rejects with the error of a change, and says if nobody knows whether the change is stored. */
export function withDoubt(error: unknown): never {
  if (!hasNoResponse(error) || error.cause instanceof DataError) throw error;
  throw new DataError(error.code, { message: doubt, cause: error });
}
