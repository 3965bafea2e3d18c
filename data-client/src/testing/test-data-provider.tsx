import { QueryClient } from '@tanstack/react-query';
import { DataProvider } from 'data-client';
import type { VisitorClient } from 'data-client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { OwnerClientProvider } from '../owner/index';
import type { OwnerClient } from '../owner/index';
import { createFakeVisitorClient } from './fake-visitor-client';

/** A query cache without retries and logs. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, networkMode: 'always', gcTime: Infinity },
      mutations: { retryDelay: 0, networkMode: 'always', gcTime: Infinity },
    },
  });
}

export type TestDataProviderProps = {
  client?: VisitorClient;
  ownerClient?: OwnerClient;
  queryClient?: QueryClient;
  children: ReactNode;
};

/** Provides data to stories and component tests: by default fakes with a few samples. */
export function TestDataProvider({ client, ownerClient, queryClient, children }: TestDataProviderProps) {
  const [visitor] = useState(() => client ?? createFakeVisitorClient());
  const [queries] = useState(() => queryClient ?? createTestQueryClient());
  return (
    <DataProvider client={visitor} config={{ url: 'http://backend.test', key: 'test' }} queryClient={queries}>
      {ownerClient ? <OwnerClientProvider client={ownerClient}>{children}</OwnerClientProvider> : children}
    </DataProvider>
  );
}
