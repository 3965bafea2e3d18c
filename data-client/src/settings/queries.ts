import { queryOptions } from '@tanstack/react-query';
import { recall, remember } from '../connection/last-known';
import type { VisitorClient } from '../connection/visitor-client';
import { parseSettings } from './parse-settings';
import { publicDefaults } from './public-settings';
import type { PublicSettingKey } from './public-settings';
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

/** The settings that differ from the built-in defaults: all that is worth keeping or sending along. */
export function ownSettings(settings: OwnersSettings): OwnersSettings {
  const own = Object.entries(settings).filter(([key, value]) => publicDefaults[key as PublicSettingKey] !== value);
  return Object.fromEntries(own) as OwnersSettings;
}

export function isSameSettings(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((key) => one[key] === other[key]);
}

/** Whether an earlier visit, if there was one, read the very settings that the page was rendered with. */
export function isLastKnown(rendered: OwnersSettings): boolean {
  const known = recall(storedAs, isRecord);
  return !known || isSameSettings(known, rendered);
}

export const settingsQueries = {
  all: ['settings'] as const,
  current: (client: VisitorClient) =>
    queryOptions({
      queryKey: settingsQueries.all,
      queryFn: async ({ signal }) => {
        const settings = await client.settings.read(signal);
        remember(storedAs, ownSettings(settings));
        return settings;
      },
      staleTime: minute,
      refetchInterval: minute,
    }),
};
