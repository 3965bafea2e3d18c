import type { DataConfig } from 'data-client';

import type { MountBooker } from './booker';

export type LoadedBooker = { mountBooker: MountBooker; config: DataConfig };
export type LoadBooker = (isIsolated?: boolean) => Promise<LoadedBooker>;

/** Where the build put them, seen from the root of their origin. */
declare const BOOKER_FILE: string;
declare const FRAME_HOST_FILE: string;

/** The booker and where its backend is, once for all elements of a page. A failure may be tried again. */
export function bookerLoader(origin: string): LoadBooker {
  const loading: Record<string, Promise<LoadedBooker> | undefined> = {};
  let attempts = 0;
  return (isIsolated) => {
    const file = isIsolated ? FRAME_HOST_FILE : BOOKER_FILE;
    return (loading[file] ??= load(origin, file, attempts++).catch((error: unknown) => {
      loading[file] = undefined;
      throw error;
    }));
  };
}

async function load(origin: string, file: string, attempt: number): Promise<LoadedBooker> {
  // Browsers remember that a module failed to load, by its address.
  const address = `${origin}${file}${attempt ? `?${attempt}` : ''}`;
  const booker: Promise<{ mountBooker: MountBooker }> = import(/* webpackIgnore: true */ address);
  const [{ mountBooker }, config] = await Promise.all([booker, readConfig(origin)]);
  return { mountBooker, config };
}

/** The page beside this script says where its backend is; so does the embed, without a second place to configure. */
async function readConfig(origin: string): Promise<DataConfig> {
  const page = await (await fetch(origin)).text();
  const [, json = ''] = /id="site-config">(.*?)<\/script>/s.exec(page) ?? [];
  const { supabaseUrl: url, supabaseKey: key } = JSON.parse(json) as Record<'supabaseUrl' | 'supabaseKey', string>;
  return { url, key };
}
