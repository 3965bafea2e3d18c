import { DataError } from 'data-client';

/** Returns what a password form shows of a failed request, and at which field. */
export function refusalOf(error: Error | null) {
  if (!error) return undefined;
  const { message, field } = error instanceof DataError ? error : new DataError('server');
  return { message, field };
}
