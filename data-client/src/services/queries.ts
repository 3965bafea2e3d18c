import { queryOptions } from '@tanstack/react-query';
import type { Service } from 'domain/services';
import { readCache, writeCache } from '../connection/local-cache';
import type { VisitorClient } from '../connection/visitor-client';

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

/** The services cached on an earlier visit. */
export const cachedServices = () => readCache(listName, areServices);
