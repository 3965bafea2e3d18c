import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { DataError } from 'data-client';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { OwnerClient } from './owner-client';
import { sessionQueries } from './session/queries';

const OwnerContext = createContext<OwnerClient | null>(null);

export type OwnerClientProviderProps = { client: OwnerClient; children: ReactNode };

/** Provides the dashboard's client, inside the page's DataProvider, and follows the session across tabs. */
export function OwnerClientProvider({ client, children }: OwnerClientProviderProps) {
  const queries = useQueryClient();
  useEffect(() => {
    const recheck = () => void queries.invalidateQueries({ queryKey: sessionQueries.all });
    const stopListening = client.session.onChange(recheck);
    const stopWatching = onSessionExpired(queries, recheck);
    return () => {
      stopListening();
      stopWatching();
    };
  }, [client, queries]);
  return <OwnerContext value={client}>{children}</OwnerContext>;
}

export function useOwnerClient(): OwnerClient {
  const client = useContext(OwnerContext);
  if (!client) throw new Error('The dashboard needs an OwnerClientProvider');
  return client;
}

/** Calls back when a query or a mutation fails because the session has ended. */
export function onSessionExpired(queries: QueryClient, listener: () => void): () => void {
  const isExpiry = (error: unknown) => error instanceof DataError && error.code === 'session-expired';
  const stopFollowing = [queries.getQueryCache(), queries.getMutationCache()].map((cache) =>
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isExpiry(event.action.error)) listener();
    }),
  );
  return () => stopFollowing.forEach((stop) => stop());
}
