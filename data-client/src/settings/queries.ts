import { queryOptions } from '@tanstack/react-query';
import { recall, remember } from '../connection/last-known';
import type { VisitorClient } from '../connection/visitor-client';
import { parseSettings } from './parse-settings';
import type { OwnersSettings } from './requests';

const minute = 60_000;
const storedAs = 'settings';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an earlier visit read. Read by declared type again, because anybody can edit what a browser stores. */
export function lastKnownSettings(): OwnersSettings | undefined {
  const stored = recall(storedAs, isRecord);
  return stored && parseSettings(Object.entries(stored).map(([key, value]) => ({ key, value })));
}

export const settingsQueries = {
  all: ['settings'] as const,
  current: (client: VisitorClient) =>
    queryOptions({
      queryKey: settingsQueries.all,
      queryFn: async ({ signal }) => {
        const settings = await client.settings.read(signal);
        remember(storedAs, settings);
        return settings;
      },
      staleTime: minute,
      refetchInterval: minute,
    }),
};
