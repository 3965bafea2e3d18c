import { queryOptions } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import { defaultBatches, toOwnerSettings } from './owner-settings';

const all = ['owner', 'settings'] as const;

export const ownerSettingsQueries = {
  all,
  current: (client: OwnerClient) =>
    queryOptions({
      queryKey: [...all, 'current'],
      queryFn: async ({ signal }) => toOwnerSettings(await client.settings.read(signal)),
    }),
  /** Whether defaults had to be written, checked once per session. A table with any row is not changed. */
  seeding: (client: OwnerClient) =>
    queryOptions({
      queryKey: [...all, 'seeding'],
      queryFn: async () => {
        if (!(await client.settings.isEmpty())) return false;
        for (const batch of defaultBatches()) await client.settings.add(batch);
        return true;
      },
      retry: false,
      staleTime: Infinity,
    }),
};
