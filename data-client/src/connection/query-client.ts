import { QueryClient } from '@tanstack/react-query';
import { DataError } from './data-error';

const lossesWorthRetrying = ['offline', 'server'];
const ordinaryRefusals = ['taken', 'invalid', 'rate-limited', 'rejected', 'not-found', 'conflict'];

const isWorthRetrying = (error: unknown) => error instanceof DataError && lossesWorthRetrying.includes(error.code);

/** Creates a page's query cache, which logs each failure once. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Being offline is an error with a message, not a spinner.
        networkMode: 'always',
        // Off by default in this mode.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  logFailures(client);
  return client;
}

/** For idempotent writes. */
export const retryIdempotent = (failures: number, error: unknown) =>
  failures < 1 && error instanceof DataError && error.code === 'offline';

function logFailures(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') log(event.query.queryKey, event.action.error);
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      log(event.mutation.options.mutationKey, event.action.error);
  });
}

function log(key: readonly unknown[] | undefined, error: unknown): void {
  if (error instanceof DataError && ordinaryRefusals.includes(error.code)) return;
  console.error(`[data-client] ${key?.join(' ') ?? 'request'} failed:`, error);
}
