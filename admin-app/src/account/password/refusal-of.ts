import { DataError } from 'data-client';

/** Returns the message of a failed request for a password form, and its field. */
export function refusalOf(error: Error | null) {
  if (!error) return undefined;
  const { message, field } = error instanceof DataError ? error : new DataError('server');
  return { message, field };
}
