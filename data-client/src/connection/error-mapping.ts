import { DataError, type DataErrorCode } from './data-error';

/** The body of a response with an error status, as PostgREST and our edge functions write it. */
export type ErrorBody = { code?: string; message?: string; details?: string | null; hint?: string | null };

// Raised by our own database functions, whose messages are written for people.
const applicationCodes: Record<string, DataErrorCode> = { PT409: 'conflict', PT422: 'invalid', PT429: 'rate-limited' };

const databaseCodes: Record<string, DataErrorCode> = {
  '23P01': 'taken',
  '23505': 'conflict',
  '23514': 'invalid',
  '23502': 'invalid',
  '42501': 'forbidden',
  PGRST116: 'not-found',
};

const statusCodes: Record<number, DataErrorCode> = { 403: 'forbidden', 409: 'conflict', 429: 'rate-limited' };

/** Converts a column to its form field: `appointment_date` → `date`, `first_name` → `firstName`. Other hints, such as `booking-closed`, name no field. */
function fieldOf(hint: string): string | undefined {
  if (!/^[a-z_]+$/.test(hint)) return undefined;
  return hint.replace(/^appointment_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function toApplicationError(body: ErrorBody, hint: string): DataError {
  const code = hint === 'slot-taken' ? 'taken' : (applicationCodes[body.code ?? ''] ?? 'rejected');
  return new DataError(code, {
    message: body.message,
    hint,
    field: code === 'invalid' ? fieldOf(hint) : undefined,
    cause: body,
  });
}

/** Converts a response with an error status. */
export function toDataError(status: number, body: ErrorBody): DataError {
  // Gateways may answer a number.
  const code = String(body.code);
  if (code.startsWith('PT4')) return toApplicationError(body, body.hint ?? '');
  if (status === 401) return new DataError('session-expired', { cause: body });
  // PostgreSQL's class 22 are data exceptions: too long, not a date, not text.
  const known = code.startsWith('22') ? 'invalid' : databaseCodes[code];
  return new DataError(known ?? statusCodes[status] ?? 'server', { cause: body });
}

/**
 * The error of a request without a response. `message` starts with the error's name, as postgrest-js formats it:
 * `TimeoutError: …`.
 */
export const toNetworkError = (message: string, cause: unknown) =>
  new DataError(message.startsWith('TimeoutError') ? 'timeout' : 'offline', { cause });
