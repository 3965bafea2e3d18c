import { toNetworkError } from 'data-client';

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
