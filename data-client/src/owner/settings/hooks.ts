import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsQueries } from 'data-client';
import { useEffect } from 'react';
import { useOwnerClient } from '../owner-provider';
import { sessionQueries } from '../session/queries';
import { withChange } from './owner-settings';
import type { SettingChange } from './owner-settings';
import { ownerSettingsQueries } from './queries';
import type { SettingKey } from './registry';
import { serialiseSetting } from './setting-value';

/** Every setting, private ones included. */
export function useOwnerSettings() {
  return useQuery(ownerSettingsQueries.current(useOwnerClient()));
}

/** `onSaved` hears of each key as it is written. */
export type SettingsToSave = { changes: readonly SettingChange[]; onSaved?: (key: SettingKey) => void };

/** Writes one row a key, one after the other, and rejects at the first that is refused: the ones before it are saved. */
export function useSaveSettings() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'settings', 'save'],
    mutationFn: async ({ changes, onSaved }: SettingsToSave) => {
      const { queryKey } = ownerSettingsQueries.current(client);
      for (const change of changes) {
        await client.settings.save(change.key, serialiseSetting(change.value));
        // Known from now on, even if reading everything again fails.
        queries.setQueryData(queryKey, (known) => known && withChange(known, change));
        onSaved?.(change.key);
      }
    },
    onSettled: async (_answer, _error, { changes }) => {
      // From now on it may take a code to be inside.
      if (changes.some(({ key }) => key === 'two_factor_auth'))
        void queries.invalidateQueries({ queryKey: sessionQueries.all });
      // This page shows the site's own title, colours and type as well.
      void queries.invalidateQueries({ queryKey: settingsQueries.all });
      await queries.invalidateQueries({ queryKey: ownerSettingsQueries.current(client).queryKey });
    },
  });
}

/** Fills an empty table with the defaults when the desk opens. A failure is told in `error`; nothing is asked twice. */
export function useSettingsSeeding() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  const seeding = useQuery(ownerSettingsQueries.seeding(client));
  useEffect(() => {
    if (seeding.data) void queries.invalidateQueries({ queryKey: ownerSettingsQueries.current(client).queryKey });
  }, [client, queries, seeding.data]);
  return seeding;
}
