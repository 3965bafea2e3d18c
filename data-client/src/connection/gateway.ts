import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../database.generated';
import type { DataConfig } from './config';
import { toDataError, toNetworkError } from './refusals';
import type { Refusal } from './refusals';

export type TableName = keyof Database['public']['Tables'];

/** A row of a table, as the migrations define it. */
export type RowOf<Table extends TableName> = Database['public']['Tables'][Table]['Row'];

/** How a request proves who sends it. Visitors send none but the publishable key. */
export type TokenSource = () => Promise<string | undefined>;

export type GatewayOptions = { token?: TokenSource; timeoutMs?: number };

/** One connection to the backend: its tables and functions, and plain requests for the rest. Every failure is a DataError. */
export type Gateway = {
  config: DataConfig;
  rest: PostgrestClient<Database>;
  fetch: typeof fetch;
};

const answerWithinMs = 10_000;

export function createGateway(config: DataConfig, { token, timeoutMs = answerWithinMs }: GatewayOptions = {}): Gateway {
  const send: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', config.key);
    const bearer = await token?.();
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    const response = await reach(input, { ...init, headers }, timeoutMs);
    if (!response.ok) throw toDataError(response.status, await refusalOf(response));
    return response;
  };
  // Retrying is the query cache's business: two layers of it would multiply.
  return { config, rest: new PostgrestClient(`${config.url}/rest/v1`, { fetch: send, retry: false }), fetch: send };
}

async function reach(input: RequestInfo | URL, init: RequestInit, timeoutMs: number): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  } catch (cause) {
    throw toNetworkError(cause);
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' ? (body as Refusal) : {};
}

type Abortable = { abortSignal(signal: AbortSignal): unknown };

/** The request, given up when the caller gives up. */
export function until<Request extends Abortable>(signal: AbortSignal | undefined, request: Request): Request {
  if (signal) request.abortSignal(signal);
  return request;
}

type Throwing<T> = { throwOnError(): PromiseLike<{ data: T; count?: number | null }> };

/** The data of a table or function request, or a DataError. */
export async function dataOf<T>(request: Throwing<T>): Promise<T> {
  return (await resultOf(request)).data;
}

/** Data and exact count of a request that asked for it. */
export async function resultOf<T>(request: Throwing<T>): Promise<{ data: T; count: number }> {
  try {
    const { data, count } = await request.throwOnError();
    return { data, count: count ?? 0 };
  } catch (cause) {
    throw toNetworkError(cause);
  }
}
