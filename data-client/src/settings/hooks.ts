import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useRenderedSettings, useVisitorClient } from '../connection/data-provider';
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
  const rendered = useRenderedSettings();
  const isHydrating = useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
  // What was rendered ahead of time is taken over with the settings it was rendered with, and then brought up to date.
  const known = isHydrating ? rendered : data;
  const settings = useMemo(
    () => ({ ...publicDefaults, ...(known ?? lastKnownSettings() ?? rendered) }),
    [known, rendered],
  );
  return { settings, isFallback: !data, isPending: isHydrating || !isFetched };
}

const neverChanges = () => () => {};
const inBrowser = () => false;
const whileHydrating = () => true;
