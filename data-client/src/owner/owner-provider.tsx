import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { DataError } from 'data-client';
import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { OwnerClient } from './owner-client';
import { sessionQueries } from './session/queries';

const OwnerContext = createContext<OwnerClient | null>(null);

export type OwnerClientProviderProps = { client: OwnerClient; children: ReactNode };

/** Gives the desk its client, inside the page's DataProvider, and follows the session through all tabs. */
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
  if (!client) throw new Error('The desk needs an OwnerClientProvider around it');
  return client;
}

/** Calls back when the backend refuses a read or a change because the session has ended. */
function onSessionExpired(queries: QueryClient, listener: () => void): () => void {
  const isExpiry = (error: unknown) => error instanceof DataError && error.code === 'session-expired';
  const stopReads = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isExpiry(event.action.error)) listener();
  });
  const stopChanges = queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isExpiry(event.action.error)) listener();
  });
  return () => {
    stopReads();
    stopChanges();
  };
}
