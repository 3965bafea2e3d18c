import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Service } from 'domain/services';
import { useState } from 'react';
import { useDataConfig, useRenderedServices, useVisitorClient } from '../connection/data-provider';
import { useIsHydrating } from '../connection/use-is-hydrating';
import { cachedServices, serviceQueries } from './queries';
import type { DetailedService } from './requests';

type ServiceList = Pick<UseQueryResult<readonly Service[]>, 'status' | 'data' | 'error' | 'isFetching' | 'refetch'>;

/**
 * Returns the services that are not archived, in the owner's order, at most a minute old. Until they are read, those of an
 * earlier visit; if they cannot be read, those that the site was last published with.
 */
export function useServiceList(): ServiceList {
  const query = useQuery(serviceQueries.list(useVisitorClient()));
  const [lastKnown] = useState(cachedServices);
  const rendered = useRenderedServices();
  // The request may be answered before this part of the page is hydrated.
  const known = useIsHydrating() ? rendered : (query.data ?? lastKnown);
  const isLost = query.isError && !known;
  const published = useQuery({ ...serviceQueries.published(useDataConfig().publishedServices), enabled: isLost });
  const data = known ?? (isLost && published.data ? published.data : undefined);
  const missing = isLost && !published.isPending ? 'error' : 'pending';
  const { error, isFetching, refetch } = query;
  return { status: data ? 'success' : missing, data, error: data ? null : error, isFetching, refetch };
}

/** Returns the services as `useServiceList` does, or undefined while none are known. */
export const useServices = (): readonly Service[] | undefined => useServiceList().data;

/** Returns a service with its details, or null if it does not exist or is archived. */
export function useService(id: string): UseQueryResult<DetailedService | null> {
  return useQuery(serviceQueries.byId(useVisitorClient(), id));
}
