import { useQueryClient } from '@tanstack/react-query';
import { DataError, settingsQueries } from 'data-client';
import { definitionOf, seededKeys, type SettingKey } from 'domain/settings/registry';
import type { OwnerClient } from '../owner-client';
import { withDoubt } from '../doubt';
import { useOwnerMutation, useOwnerQuery } from '../owner-hooks';
import { withNothingSent, withSecondTry } from '../second-try';
import { sessionQueries } from '../session/queries';
import { codeMissing } from '../session/session';
import { defaultBatches, toSettingValues, type SettingChange, type SettingValues } from './owner-settings';
import { serializeSetting } from 'domain/settings/parse-setting';

const all = ['owner', 'settings'] as const;
const current = [...all, 'current'] as const;

/** Returns all settings, including private ones. */
export const useOwnerSettings = () =>
  useOwnerQuery(current, async ({ settings }, signal) => toSettingValues(await settings.read(signal)));

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

/** Written last, because from then on the session may need a code to read or write anything. */
const isAboutCodes = ({ key }: SettingChange) => key === 'two_factor_auth';

/**
 * Writes one row per key, one after another, and rejects at the first failure; earlier keys are saved. Rejects with `conflict`
 * if a key was saved somewhere else since the owner saw it, and then usually writes nothing. Reads and continues once more if
 * no response arrives.
 */
export function useSaveSettings() {
  const queries = useQueryClient();
  const save = (client: OwnerClient, { changes, seen, onSaved }: SettingsToSave) => {
    const waiting = new Set([...changes].sort((one, other) => Number(isAboutCodes(one)) - Number(isAboutCodes(other))));
    let isWriting = false;
    const settle = (change: SettingChange) => {
      waiting.delete(change);
      // Updates the cache even if the refetch fails.
      queries.setQueryData<SettingValues>(current, (known) => known && { ...known, [change.key]: change.value });
      onSaved?.(change.key);
    };
    return withSecondTry(async () => {
      const [next] = waiting;
      // The first attempt, whose response was lost, has turned it on.
      if (isWriting && next && isAboutCodes(next) && (await client.session.current()) === codeMissing)
        return settle(next);
      const stored = await client.settings.read().catch(isWriting ? undefined : withNothingSent);
      const now = toSettingValues(stored);
      queries.setQueryData(current, now);
      // The same value was saved by an earlier attempt whose response was lost.
      const isForeign = ({ key, value, known = [] }: SettingChange) => ![seen[key], value, ...known].includes(now[key]);
      if ([...waiting].some(isForeign)) throw new DataError('conflict');
      isWriting = true;
      for (const change of waiting) {
        await write(client, change, stored.find(({ key }) => key === change.key)?.revision);
        settle(change);
      }
    }).catch(withDoubt);
  };
  return useOwnerMutation([...all, 'save'], save, {
    onSettled: async (_answer, _error, { changes }) => {
      // The session may need a code from now on.
      if (changes.some(isAboutCodes)) void queries.invalidateQueries({ queryKey: sessionQueries.all });
      // This page uses the site's title, colors and typography, too.
      void queries.invalidateQueries({ queryKey: settingsQueries.all });
      await queries.invalidateQueries({ queryKey: current });
    },
  });
}

/**
 * Fills an empty table with the defaults when the dashboard opens, once per session. A table with any row is not changed. Returns
 * a failure as `error`; never retries.
 */
export function useSettingsSeeding() {
  const queries = useQueryClient();
  const seed = async ({ settings }: OwnerClient) => {
    if (!(await settings.isEmpty())) return false;
    for (const batch of defaultBatches()) await settings.add(batch);
    void queries.invalidateQueries({ queryKey: current });
    return true;
  };
  return useOwnerQuery([...all, 'seeding'], seed, { retry: false, staleTime: Infinity });
}
