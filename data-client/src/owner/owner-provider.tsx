import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { OwnerClient } from './owner-client';
import { sessionQueries } from './session/queries';

const OwnerContext = createContext<OwnerClient | null>(null);

export type OwnerClientProviderProps = { client: OwnerClient; children: ReactNode };

/** Gives the desk its client, inside the page's DataProvider, and follows the session through all tabs. */
export function OwnerClientProvider({ client, children }: OwnerClientProviderProps) {
  const queries = useQueryClient();
  useEffect(
    () => client.session.onChange(() => void queries.invalidateQueries({ queryKey: sessionQueries.all })),
    [client, queries],
  );
  return <OwnerContext value={client}>{children}</OwnerContext>;
}

export function useOwnerClient(): OwnerClient {
  const client = useContext(OwnerContext);
  if (!client) throw new Error('The desk needs an OwnerClientProvider around it');
  return client;
}
