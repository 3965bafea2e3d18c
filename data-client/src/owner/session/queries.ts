import { queryOptions } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';

const all = ['owner', 'session'] as const;

export const sessionQueries = {
  all,
  current: (client: OwnerClient) =>
    queryOptions({
      queryKey: all,
      queryFn: () => client.session.current(),
      staleTime: Infinity,
      // A session that must be proven by a code meanwhile reads nothing, which looks like empty lists.
      refetchOnWindowFocus: 'always',
    }),
};
