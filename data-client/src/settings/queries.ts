import { queryOptions } from '@tanstack/react-query';
import { readCache, writeCache } from '../connection/local-cache';
import type { VisitorClient } from '../connection/visitor-client';
import { parseSettings } from './parse-settings';
import { isRecord } from 'domain/is-record';
import { publicDefaults, type PublicSettingKey } from 'domain/settings/public-settings.generated';
import type { OwnersSettings } from './requests';

const minute = 60_000;
const storedAs = 'settings';

/**
 * Reads the settings cached on an earlier visit. Parsed by declared type again, because anyone can edit a browser's
 * storage.
 */
export function cachedSettings(): OwnersSettings | undefined {
  const stored = readCache(storedAs, isRecord);
  return stored && parseSettings(Object.entries(stored).map(([key, value]) => ({ key, value })));
}

/** Returns the settings that differ from the built-in defaults: the only ones to cache or send. */
export function ownSettings(settings: OwnersSettings): OwnersSettings {
  const own = Object.entries(settings).filter(([key, value]) => publicDefaults[key as PublicSettingKey] !== value);
  return Object.fromEntries(own) as OwnersSettings;
}

export function isSameSettings(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((key) => one[key] === other[key]);
}

/** Whether the cached settings, if any, equal those that the page was rendered with. */
export function isCachedSettings(rendered: OwnersSettings): boolean {
  const known = readCache(storedAs, isRecord);
  return !known || isSameSettings(known, rendered);
}

export const settingsQueries = {
  all: ['settings'] as const,
  current: (client: VisitorClient) =>
    queryOptions({
      queryKey: settingsQueries.all,
      queryFn: async ({ signal }) => {
        const settings = await client.settings.read(signal);
        writeCache(storedAs, ownSettings(settings));
        return settings;
      },
      staleTime: minute,
      refetchInterval: minute,
    }),
};
