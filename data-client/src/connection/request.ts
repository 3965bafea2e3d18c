import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { DataConfig } from './config';
import { DataError } from './data-error';
import { toDataError, toNetworkError, type ErrorBody } from './error-mapping';

const defaultTimeoutMs = 10_000;

/** The address of a request as `fetch` takes it. */
export const urlOf = (input: RequestInfo | URL) => (input as Partial<Request>).url ?? String(input as string | URL);

/** `fetch` that fails with a `TimeoutError` unless the whole response arrives in time. */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
  timeoutMs = defaultTimeoutMs,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(input, { ...init, signal: AbortSignal.any([timeout, init.signal ?? timeout]) });
  // postgrest-js takes a 404 without a body for success, and the embed's client any error.
  return response.ok ? response : new Response((await response.text()) || '{}', response);
}

/** A request of the query builder that has not been sent yet. */
type Query<T> = PromiseLike<PostgrestSingleResponse<T>> & {
  abortSignal(signal: AbortSignal): unknown;
  retry(isEnabled: boolean): unknown;
};

type Result<T> = { data: T; count: number | null; status: number };

/** Sends a query and returns its data, with the count if the response has one. Rejects with a DataError. */
export async function resultOf<T>(query: Query<T>, signal?: AbortSignal): Promise<Result<T>> {
  if (signal) query.abortSignal(signal);
  // The query cache retries; two layers of retries would multiply.
  query.retry(false);
  const { data, count, error, status } = await query;
  if (error) throw status ? toDataError(status, error) : toNetworkError(error.message, error);
  return { data, count, status };
}

/**
 * The data of a query. An empty response with status 200 is a `server` error: where the backend has nothing to return, it
 * answers 201 or 204.
 */
export async function dataOf<T>(query: Query<T>, signal?: AbortSignal): Promise<T> {
  const { data, status } = await resultOf(query, signal);
  if (status === 200 && data === null) throw new DataError('server');
  return data;
}

/** The rows that a query returns. Anything but a list, such as a proxy's maintenance notice, is a `server` error. */
export async function rowsOf<Row>(query: Query<Row[]>, signal?: AbortSignal): Promise<Row[]> {
  const rows: unknown = await dataOf(query, signal);
  if (!Array.isArray(rows)) throw new DataError('server', { cause: rows });
  return rows;
}

/** Calls an edge function as a visitor and returns its response. Rejects with a DataError. */
export async function callFunction<Answer>({ url, key }: DataConfig, name: string, body: object): Promise<Answer> {
  const response = await fetchWithTimeout(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw toNetworkError(String(cause), cause);
  });
  if (!response.ok) throw toDataError(response.status, await errorBodyOf(response));
  return response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) throw new DataError('server', { cause });
    throw toNetworkError(String(cause), cause);
  }) as Promise<Answer>;
}

/**
 * Has the emails sent that a message or a subscription has caused. If that fails, the schedule sends them. False if the site
 * sends no emails.
 */
export function sendContactMails(config: DataConfig): Promise<boolean> {
  return callFunction<{ state: string }>(config, 'contact-mail', {}).then(
    ({ state }) => state !== 'not-configured',
    () => true,
  );
}

/** The body of an error response; without properties if it is no JSON object. */
export const errorBodyOf = async (response: Response): Promise<ErrorBody> =>
  Object(await response.json().catch(() => null)) as ErrorBody;
