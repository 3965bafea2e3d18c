import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { provideServices, type RenderedService } from '../services/queries';
import type { OwnersSettings } from '../settings/requests';
import { SettingsProvider } from '../settings/settings-provider';
import type { DataConfig } from './config';
import { createQueryClient } from './query-client';
import type { VisitorClient } from './visitor-client';

const ClientContext = createContext<VisitorClient | null>(null);
const RenderedServicesContext = createContext<readonly RenderedService[] | undefined>(undefined);

export type DataProviderProps = {
  client: VisitorClient;
  queryClient?: QueryClient;
  /** The settings that the page was prerendered with, where they differ from the defaults. Undefined if it was not. */
  renderedSettings?: OwnersSettings;
  /** The services that the page was prerendered with. */
  renderedServices?: readonly RenderedService[];
  children: ReactNode;
};

/** Provides the data client to a page: the shell's, a standalone page or the embed. */
export function DataProvider({ client, queryClient, children, ...rendered }: DataProviderProps) {
  const { renderedSettings, renderedServices } = rendered;
  const [queries] = useState(() => {
    const cache = queryClient ?? createQueryClient();
    if (renderedServices) provideServices(cache, client, renderedServices);
    return cache;
  });
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queries}>
        <SettingsProvider client={client} rendered={renderedSettings}>
          <RenderedServicesContext value={renderedServices}>{children}</RenderedServicesContext>
        </SettingsProvider>
      </QueryClientProvider>
    </ClientContext>
  );
}

export function useVisitorClient(): VisitorClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('Data hooks need a DataProvider around them');
  return client;
}

/** The services that the page was prerendered with. */
export const useRenderedServices = () => useContext(RenderedServicesContext);

export const useDataConfig = (): DataConfig => useVisitorClient().config;
