import { DataError } from './data-error';
import type { DataErrorCode } from './data-error';

/** What PostgREST answers beside an error status. */
export type Refusal = { code?: string; message?: string; details?: string | null; hint?: string | null };

// Raised by our own database functions, whose sentences are written for people.
const ownCodes: Record<string, DataErrorCode> = { PT409: 'conflict', PT422: 'invalid', PT429: 'rate-limited' };

const databaseCodes: Record<string, DataErrorCode> = {
  '23P01': 'taken',
  '23505': 'conflict',
  '23514': 'invalid',
  '23502': 'invalid',
  '42501': 'forbidden',
  PGRST116: 'not-found',
};

const statusCodes: Record<number, DataErrorCode> = { 403: 'forbidden', 409: 'conflict', 429: 'rate-limited' };

/** `appointment_date` → `date`, `first_name` → `firstName`: the column as the domain type calls it. `booking-closed` is none. */
function fieldOf(hint: string): string | undefined {
  if (!/^[a-z_]+$/.test(hint)) return undefined;
  return hint.replace(/^appointment_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function ownRefusal(refusal: Refusal, hint: string): DataError {
  const code = hint === 'slot-taken' ? 'taken' : (ownCodes[refusal.code ?? ''] ?? 'rejected');
  return new DataError(code, {
    message: refusal.message,
    hint,
    field: code === 'invalid' ? fieldOf(hint) : undefined,
    cause: refusal,
  });
}

/** An answer with an error status, as the error a screen understands. */
export function toDataError(status: number, refusal: Refusal): DataError {
  const code = refusal.code ?? '';
  if (/^PT4\d\d$/.test(code)) return ownRefusal(refusal, refusal.hint ?? '');
  if (status === 401) return new DataError('session-expired', { cause: refusal });
  // Class 22 is the value's fault: too long, not a date, not text.
  const known = code.startsWith('22') ? 'invalid' : databaseCodes[code];
  return new DataError(known ?? statusCodes[status] ?? 'server', { cause: refusal });
}

// How an answer that is no JSON shows, here and inside postgrest-js.
const unreadable = ['SyntaxError', 'PostgrestError'];

/** Failures without a proper answer: no network, none in time, one that broke off or cannot be read. */
export function toNetworkError(cause: unknown): DataError {
  if (cause instanceof DataError) return cause;
  const name = String((cause as { name?: unknown } | null)?.name);
  return new DataError(name === 'TimeoutError' ? 'timeout' : unreadable.includes(name) ? 'server' : 'offline', {
    cause,
  });
}
