import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Service } from 'domain/services';
import { useState } from 'react';
import { useVisitorClient } from '../connection/data-provider';
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
  byId: (client: VisitorClient, id: string) =>
    queryOptions({
      queryKey: [...all, id],
      queryFn: ({ signal }) => client.services.byId(id, signal),
      staleTime: minute,
    }),
};

/**
 * Returns the services that are not archived, in the owner's order, at most a minute old. Before the first answer, returns the
 * services of an earlier visit, or undefined.
 */
export function useServices(): readonly Service[] | undefined {
  const { data } = useQuery(serviceQueries.list(useVisitorClient()));
  const [lastKnown] = useState(() => readCache(listName, areServices));
  return data ?? lastKnown;
}

/** Returns a service with its details, or null if it does not exist or is archived. */
export function useService(id: string): UseQueryResult<DetailedService | null> {
  return useQuery(serviceQueries.byId(useVisitorClient(), id));
}
