import { DataError } from './data-error';
import type { DataErrorCode } from './data-error';

/** What PostgREST answers beside an error status. */
export type Refusal = { code?: string; message?: string; details?: string | null; hint?: string | null };

// Raised by our own database functions, whose sentences are written for people.
const ownCodes: Record<string, DataErrorCode> = { PT409: 'taken', PT422: 'invalid', PT429: 'rate-limited' };

const databaseCodes: Record<string, DataErrorCode> = {
  '23P01': 'taken',
  '23505': 'conflict',
  '23514': 'invalid',
  '23502': 'invalid',
  '22001': 'invalid',
  '22P02': 'invalid',
  '42501': 'forbidden',
  PGRST116: 'not-found',
  PGRST301: 'session-expired',
  PGRST303: 'session-expired',
};

const statusCodes: Record<number, DataErrorCode> = { 401: 'session-expired', 403: 'forbidden', 409: 'conflict', 429: 'rate-limited' };

/** `appointment_date` → `date`, `first_name` → `firstName`: the database's column as the domain type calls it. */
function fieldOf(column: string): string {
  return column.replace(/^appointment_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function toDataError(status: number, refusal: Refusal): DataError {
  const code = refusal.code ?? '';
  if (/^PT4\d\d$/.test(code)) {
    const own = ownCodes[code] ?? 'rejected';
    const hint = refusal.hint ?? undefined;
    return new DataError(own, { message: refusal.message, hint, field: own === 'invalid' && hint ? fieldOf(hint) : undefined, cause: refusal });
  }
  return new DataError(databaseCodes[code] ?? statusCodes[status] ?? 'server', { cause: refusal });
}

/** Failures that never got an answer: no network, no answer in time, an answer that broke off. */
export function toNetworkError(cause: unknown): DataError {
  if (cause instanceof DataError) return cause;
  const name = (cause as { name?: string } | null)?.name;
  return new DataError(name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? 'server' : 'offline', { cause });
}
