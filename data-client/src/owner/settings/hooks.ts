import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DataError, settingsQueries } from 'data-client';
import { definitionOf, seededKeys, type SettingKey } from 'domain/settings/registry';
import { useEffect } from 'react';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { sessionQueries } from '../session/queries';
import { toOwnerSettings, withChange, type SettingChange, type SettingValues } from './owner-settings';
import { ownerSettingsQueries } from './queries';
import { serializeSetting } from 'domain/settings/parse-setting';

/** Returns all settings, including private ones. */
export function useOwnerSettings() {
  return useQuery(ownerSettingsQueries.current(useOwnerClient()));
}

/** `seen`: the saved values that the owner saw. `onSaved` is called with each key that is written. */
export type SettingsToSave = {
  changes: readonly SettingChange[];
  seen: SettingValues;
  onSaved?: (key: SettingKey) => void;
};

/** A setting that new sites have no row for has none while its value is the default. */
async function write({ settings }: OwnerClient, { key, value }: SettingChange, revision: string | undefined) {
  if (value !== definitionOf(key).default || seededKeys.includes(key))
    return settings.save(key, serializeSetting(value), revision);
  return revision && settings.remove(key, revision);
}

/**
 * Writes one row per key, one after another, and rejects at the first failure; earlier keys are saved. Rejects with `conflict`
 * if a key was saved somewhere else since the owner saw it, and then usually writes nothing.
 */
export function useSaveSettings() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'settings', 'save'],
    mutationFn: async ({ changes, seen, onSaved }: SettingsToSave) => {
      const { queryKey } = ownerSettingsQueries.current(client);
      const stored = await client.settings.read();
      const now = toOwnerSettings(stored);
      queries.setQueryData(queryKey, now);
      // The same value was saved by an earlier attempt whose response was lost.
      const isForeign = ({ key, value }: SettingChange) => ![seen[key], value].includes(now.values[key]);
      if (changes.some(isForeign)) throw new DataError('conflict');
      for (const change of changes) {
        await write(client, change, stored.find(({ key }) => key === change.key)?.revision);
        // Updates the cache even if the refetch fails.
        queries.setQueryData(queryKey, (known) => known && withChange(known, change));
        onSaved?.(change.key);
      }
    },
    onSettled: async (_answer, _error, { changes }) => {
      // The session may need a code from now on.
      if (changes.some(({ key }) => key === 'two_factor_auth'))
        void queries.invalidateQueries({ queryKey: sessionQueries.all });
      // This page uses the site's title, colors and typography, too.
      void queries.invalidateQueries({ queryKey: settingsQueries.all });
      await queries.invalidateQueries({ queryKey: ownerSettingsQueries.current(client).queryKey });
    },
  });
}

/** Fills an empty table with the defaults when the dashboard opens. Returns a failure as `error`; never retries. */
export function useSettingsSeeding() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  const seeding = useQuery(ownerSettingsQueries.seeding(client));
  useEffect(() => {
    if (seeding.data) void queries.invalidateQueries({ queryKey: ownerSettingsQueries.current(client).queryKey });
  }, [client, queries, seeding.data]);
  return seeding;
}
