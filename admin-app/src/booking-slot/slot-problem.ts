import { DataError } from 'data-client';
import { isUnusualTime } from 'data-client/owner';

/** The message of a rejected booking or move at its field; undefined if no field is to blame. */
export function problemAtField(error: unknown, fields: object): Record<string, string> | undefined {
  if (!(error instanceof DataError)) return undefined;
  if (error.code === 'taken' || isUnusualTime(error)) return { time: error.message };
  return error.field !== undefined && error.field in fields ? { [error.field]: error.message } : undefined;
}
