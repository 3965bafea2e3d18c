import { useQuery } from '@tanstack/react-query';
import type { Service } from 'domain/services';
import { useVisitorClient } from '../connection/data-provider';
import { useServices } from './hooks';
import { serviceQueries } from './queries';

/**
 * Returns the services as `useServices` does, but built-in ones if the owner's cannot be read and none are known.
 *
 * @param builtIn loads the built-in services
 */
export function useServicesOr(builtIn: () => Promise<readonly Service[]>): readonly Service[] | undefined {
  const known = useServices();
  const { isError } = useQuery(serviceQueries.list(useVisitorClient()));
  const { data } = useQuery({
    queryKey: ['stand-ins', 'services'],
    queryFn: builtIn,
    enabled: isError && !known,
    staleTime: Infinity,
  });
  return known ?? data;
}
