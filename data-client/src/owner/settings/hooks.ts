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
  seen?: SettingValues;
  onSaved?: (key: SettingKey) => void;
};

/** A setting that new sites have no row for has none while its value is the default. */
const write = ({ settings }: OwnerClient, { key, value }: SettingChange) =>
  value === definitionOf(key).default && !seededKeys.includes(key)
    ? settings.remove(key)
    : settings.save(key, serializeSetting(value));

/**
 * Writes one row per key, one after another, and rejects at the first failure; earlier keys are saved. With `seen`, it
 * rejects with `conflict` and writes nothing if one of the keys was saved somewhere else in the meantime.
 */
export function useSaveSettings() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'settings', 'save'],
    mutationFn: async ({ changes, seen, onSaved }: SettingsToSave) => {
      const { queryKey } = ownerSettingsQueries.current(client);
      if (seen) {
        const now = toOwnerSettings(await client.settings.read());
        queries.setQueryData(queryKey, now);
        if (changes.some(({ key }) => now.values[key] !== seen[key])) throw new DataError('conflict');
      }
      for (const change of changes) {
        await write(client, change);
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
