import { queryOptions } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';

const all = ['owner', 'session'] as const;

export const sessionQueries = {
  all,
  current: (client: OwnerClient) =>
    queryOptions({
      queryKey: all,
      queryFn: async ({ client: queries }) => {
        const user = await client.session.current();
        // Whoever sits down next must not find what only the owner may see.
        if (!user)
          queries.removeQueries({ queryKey: ['owner'], predicate: ({ queryKey }) => queryKey[1] !== 'session' });
        return user;
      },
      staleTime: Infinity,
    }),
};
