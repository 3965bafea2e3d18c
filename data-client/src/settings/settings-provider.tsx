import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import type { VisitorClient } from '../connection/visitor-client';
import { publicDefaults } from './public-settings';
import type { Settings } from './public-settings';
import { lastKnownSettings, settingsQueries } from './queries';
import type { OwnersSettings } from './requests';

export type SettingsResult = {
  settings: Settings;
  /** Nothing was read yet in this page: these are the last known settings or the built-in defaults. */
  isFallback: boolean;
  /** The first read is under way. Worth no spinner: `settings` can be shown meanwhile. */
  isPending: boolean;
};

const SettingsContext = createContext<{ result: SettingsResult; want: () => void } | null>(null);

type SettingsProviderProps = { client: VisitorClient; rendered: OwnersSettings; children: ReactNode };

/**
 * The one place that hears of new settings. Nearly everything shows some of them, so the page is brought up to date in
 * slices, between which it answers its visitor.
 */
export function SettingsProvider({ client, rendered, children }: SettingsProviderProps) {
  const [isWanted, want] = useReducer(() => true, false);
  const { data, isFetched } = useQuery({ ...settingsQueries.current(client), enabled: isWanted });
  const [lastKnown] = useState(lastKnownSettings);
  const isHydrating = useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
  // What was rendered ahead of time is taken over with the settings it was rendered with, and then brought up to date.
  const known = isHydrating ? rendered : (data ?? lastKnown ?? rendered);
  const settings = useMemo(() => ({ ...publicDefaults, ...known }), [known]);
  const isFallback = !data;
  const isPending = isHydrating || !isFetched;
  const newest = useMemo(() => ({ settings, isFallback, isPending }), [settings, isFallback, isPending]);
  const result = useDeferredValue(newest);
  return <SettingsContext value={useMemo(() => ({ result, want }), [result])}>{children}</SettingsContext>;
}

/** The settings of the site. Never fails: behind the owner's settings stand the last known ones and the built-in defaults. */
export function useSettings(): SettingsResult {
  const context = useContext(SettingsContext);
  if (!context) throw new Error('Data hooks need a DataProvider around them');
  const { result, want } = context;
  useEffect(want, [want]);
  return result;
}

const neverChanges = () => () => {};
const inBrowser = () => false;
const whileHydrating = () => true;
