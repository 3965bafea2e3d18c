import type { MountBooker, MountedBooker } from './booker';

/** Mounts the booker with its backend's configuration. */
export type LoadedBooker = (container: HTMLElement) => MountedBooker;
export type LoadBooker = (isIsolated?: boolean) => Promise<LoadedBooker>;

/** Built files, relative to the embed's folder. */
declare const BOOKER_FILE: string;
declare const FRAME_HOST_FILE: string;

/** Loads the booker once per page. A failed load can be retried. */
export function bookerLoader(origin: string): LoadBooker {
  const loading: Record<string, Promise<LoadedBooker> | undefined> = {};
  let attempts = 0;

  const load = async (file: string): Promise<LoadedBooker> => {
    // Browsers cache failed module loads by address.
    const address = `${origin}${file}${attempts ? `?${attempts}` : ''}`;
    const booker: Promise<{ mountBooker: MountBooker }> = import(/* webpackIgnore: true */ address);
    // The page beside this script says where its backend is; so does the embed, without a second place to configure. One
    // that does not say it counts as not loaded.
    const page = fetch(origin).then((answer) => answer.text());
    const [{ mountBooker }, html] = await Promise.all([booker, page]);
    const [, json] = /id="site-config">(.*?)<\/script>/s.exec(html) as unknown as [string, string];
    const { supabaseUrl: url, supabaseKey: key } = JSON.parse(json) as Record<'supabaseUrl' | 'supabaseKey', string>;
    return (container) => mountBooker(container, { url, key });
  };
  return (isIsolated) => {
    const file = isIsolated ? FRAME_HOST_FILE : BOOKER_FILE;
    return (loading[file] ??= load(file).catch((error: unknown) => {
      attempts += 1;
      loading[file] = undefined;
      throw error;
    }));
  };
}
