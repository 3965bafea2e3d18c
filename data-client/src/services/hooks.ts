import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Service } from 'domain/services';
import { useState } from 'react';
import { useVisitorClient } from '../connection/data-provider';
import { cachedServices, serviceQueries } from './queries';
import type { DetailedService } from './requests';

/**
 * Returns the services that are not archived, in the owner's order, at most a minute old. Before the first answer, returns the
 * services of an earlier visit, or undefined.
 */
export function useServices(): readonly Service[] | undefined {
  const { data } = useQuery(serviceQueries.list(useVisitorClient()));
  const [lastKnown] = useState(cachedServices);
  return data ?? lastKnown;
}

/** Returns a service with its details, or null if it does not exist or is archived. */
export function useService(id: string): UseQueryResult<DetailedService | null> {
  return useQuery(serviceQueries.byId(useVisitorClient(), id));
}
