import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { ReactNode } from 'react';
import type { WordSection } from 'domain/settings/registry';
import { useIsHydrating } from '../connection/use-is-hydrating';
import type { VisitorClient } from '../connection/visitor-client';
import { publicDefaults, type Settings } from 'domain/settings/public-settings.generated';
import { cachedSettings, settingsQueries } from './queries';
import type { OwnersSettings } from './requests';

export type SettingsResult = {
  settings: Settings;
  /** Nothing was read on this page yet: these are cached settings or the built-in defaults. */
  isFallback: boolean;
  /** The first read is pending. Needs no spinner, because `settings` can be shown in the meantime. */
  isPending: boolean;
  /** The site is known to be the built-in coach's, whose samples may stand in for missing content. */
  isBuiltInCoach: boolean;
};

const SettingsContext = createContext<{ result: SettingsResult; want: () => void } | null>(null);

type SettingsProviderProps = {
  client: VisitorClient;
  /** Undefined if the page was not prerendered. */
  rendered?: OwnersSettings;
  children: ReactNode;
};

/**
 * Fetches the settings. Nearly every component uses some of them, so updates are deferred and the page stays responsive.
 */
export function SettingsProvider({ client, rendered, children }: SettingsProviderProps) {
  const [isWanted, want] = useReducer(() => true, false);
  const { data, isFetched } = useQuery({ ...settingsQueries.current(client), enabled: isWanted });
  const [lastKnown] = useState(cachedSettings);
  const isHydrating = useIsHydrating();
  // A prerendered page is hydrated with the settings it was rendered with, and updated afterward.
  const known = isHydrating ? rendered : (data ?? lastKnown ?? rendered);
  const settings = useMemo(() => ({ ...publicDefaults, ...known }), [known]);
  const isFallback = !data;
  const isPending = isHydrating || !isFetched;
  const isBuiltInCoach = known !== undefined && settings.site_title === publicDefaults.site_title;
  const newest = useMemo(
    () => ({ settings, isFallback, isPending, isBuiltInCoach }),
    [settings, isFallback, isPending, isBuiltInCoach],
  );
  const result = useDeferredValue(newest);
  return <SettingsContext value={useMemo(() => ({ result, want }), [result])}>{children}</SettingsContext>;
}

/** Returns the site's settings. Never fails: it falls back to cached settings and the built-in defaults. */
export function useSettings(): SettingsResult {
  const context = useContext(SettingsContext);
  if (!context) throw new Error('Data hooks need a DataProvider around them');
  const { result, want } = context;
  useEffect(want, [want]);
  return result;
}

/** Returns the words of a section: the owner's, or the given defaults. */
export function useWords<Words extends Record<string, string>>(section: WordSection, defaults: Words): Words {
  const { settings } = useSettings();
  const entries = Object.entries(defaults).map(([name, words]) => [
    name,
    settings[`words_${section}_${name}`] ?? words,
  ]);
  return Object.fromEntries(entries) as Words;
}

/** Shows unsaved settings to everything inside it. */
export function SettingsPreview({ settings, children }: { settings: OwnersSettings; children: ReactNode }) {
  const known = useSettings();
  const result = { ...known, settings: { ...known.settings, ...settings } };
  return <SettingsContext value={{ result, want }}>{children}</SettingsContext>;
}

const want = () => {};
