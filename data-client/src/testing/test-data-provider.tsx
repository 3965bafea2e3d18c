import { QueryClient } from '@tanstack/react-query';
import { DataProvider, type OwnersSettings, type VisitorClient } from 'data-client';
import { useState, type ReactNode } from 'react';
import { OwnerClientProvider, type OwnerClient } from '../owner/index';
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

const builtInCoach: OwnersSettings = {};

export type TestDataProviderProps = {
  client?: VisitorClient;
  ownerClient?: OwnerClient;
  queryClient?: QueryClient;
  /** The settings that the page was prerendered with; none on the built-in coach's page. */
  renderedSettings?: OwnersSettings;
  children: ReactNode;
};

/** Provides data to stories and component tests: by default fakes with a few samples. */
export function TestDataProvider({ client, ownerClient, queryClient, children, ...rendered }: TestDataProviderProps) {
  const { renderedSettings = builtInCoach } = rendered;
  const [visitor] = useState(() => client ?? createFakeVisitorClient());
  const [queries] = useState(() => queryClient ?? createTestQueryClient());
  return (
    <DataProvider client={visitor} queryClient={queries} renderedSettings={renderedSettings}>
      {ownerClient ? <OwnerClientProvider client={ownerClient}>{children}</OwnerClientProvider> : children}
    </DataProvider>
  );
}
