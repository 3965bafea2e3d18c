import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useVisitorClient } from '../connection/data-provider';
import { publicDefaults } from './public-settings';
import type { Settings } from './public-settings';
import { lastKnownSettings, settingsQueries } from './queries';

export type SettingsResult = {
  settings: Settings;
  /** Nothing was read yet in this page: these are the last known settings or the built-in defaults. */
  isFallback: boolean;
  /** The first read is under way. Worth no spinner: `settings` can be shown meanwhile. */
  isPending: boolean;
};

/** The settings of the site. Never fails: behind the owner's settings stand the last known ones and the built-in defaults. */
export function useSettings(): SettingsResult {
  const { data, isFetched } = useQuery(settingsQueries.current(useVisitorClient()));
  const settings = useMemo(() => ({ ...publicDefaults, ...(data ?? lastKnownSettings()) }), [data]);
  return { settings, isFallback: !data, isPending: !isFetched };
}
