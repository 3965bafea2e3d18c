import type { DataConfig } from 'data-client';

import type { MountBooker } from './booker';

/** Where the build put the booker, seen from this script. */
declare const BOOKER_FILE: string;

export type LoadedBooker = { mountBooker: MountBooker; config: DataConfig };
export type LoadBooker = () => Promise<LoadedBooker>;

/** The booker and where its backend is, once for all elements of a page. A failure may be tried again. */
export function bookerLoader(origin: string): LoadBooker {
  let loading: Promise<LoadedBooker> | undefined;
  let attempts = 0;
  return () => {
    loading ??= load(origin, attempts++).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load(origin: string, attempt: number): Promise<LoadedBooker> {
  // Browsers remember that a module failed to load, by its address.
  const address = `${origin}${BOOKER_FILE}${attempt ? `?${attempt}` : ''}`;
  const booker: Promise<{ mountBooker: MountBooker }> = import(/* webpackIgnore: true */ address);
  const [{ mountBooker }, config] = await Promise.all([booker, readConfig(origin)]);
  return { mountBooker, config };
}

/** The page beside this script says where its backend is; so does the embed, without a second place to configure. */
async function readConfig(origin: string): Promise<DataConfig> {
  const page = await (await fetch(origin)).text();
  const { supabaseUrl, supabaseKey } = JSON.parse(/id="site-config">(.*?)<\/script>/s.exec(page)?.[1] ?? '') as Record<
    string,
    string
  >;
  return { url: supabaseUrl ?? '', key: supabaseKey ?? '' };
}
