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
      // A session that needs a code in the meantime would read empty lists.
      refetchOnWindowFocus: 'always',
    }),
};
