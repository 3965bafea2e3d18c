import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Service } from 'domain/services';
import { readCache, writeCache } from '../connection/local-cache';
import type { VisitorClient } from '../connection/visitor-client';
import type { DetailedService } from './requests';

const minute = 60_000;
const listName = 'services';
const all = [listName] as const;

const isService = (value: unknown): value is Service => {
  const { id, name, bookingMinutes } = (value ?? {}) as Partial<Service>;
  return typeof id === 'string' && typeof name === 'string' && typeof bookingMinutes === 'number';
};

const areServices = (value: unknown): value is Service[] => Array.isArray(value) && value.every(isService);

export const serviceQueries = {
  /** The key of all services, for invalidation. */
  all,
  list: (client: VisitorClient) =>
    queryOptions({
      queryKey: all,
      queryFn: async ({ signal }) => {
        const services = await client.services.list(signal);
        writeCache(listName, services);
        return services;
      },
      staleTime: minute,
      refetchInterval: minute,
    }),
  /** The services that the site was last published with. */
  published: (address: string | undefined) =>
    queryOptions({
      queryKey: ['fallback', listName],
      queryFn: async ({ signal }) => {
        const services: unknown = address && (await (await fetch(address, { signal })).json());
        return areServices(services) ? services : null;
      },
      staleTime: Infinity,
    }),
  byId: (client: VisitorClient, id: string) =>
    queryOptions({
      queryKey: [...all, id],
      queryFn: ({ signal }) => client.services.byId(id, signal),
      staleTime: minute,
      refetchInterval: minute,
    }),
};

/** The services cached on an earlier visit. */
export const cachedServices = () => readCache(listName, areServices);

/** A service in a prerendered page: with its details if the page shows them. */
export type RenderedService = Service | DetailedService;

/** Provides the services of a prerendered page. They are outdated at once, so that the page reads the current ones. */
export function provideServices(cache: QueryClient, client: VisitorClient, services: readonly RenderedService[]): void {
  const outdated = { updatedAt: 0 };
  cache.setQueryData(serviceQueries.list(client).queryKey, [...services], outdated);
  for (const service of services)
    if ('details' in service) cache.setQueryData(serviceQueries.byId(client, service.id).queryKey, service, outdated);
}
