import type { MountBooker } from './booker';
import { importVerified, type BuiltFile } from './import-verified';

export type LoadBooker = (isIsolated?: boolean) => Promise<MountBooker>;

/** Set by the build, so that a page that pins this script pins both. The backend's address is in the files. */
declare const BOOKER: BuiltFile;
declare const FRAME_HOST: BuiltFile;

/** Loads the booker once per page. A failed load can be retried. */
export function bookerLoader(origin: string): LoadBooker {
  const loading: Record<string, Promise<MountBooker> | undefined> = {};
  let attempts = 0;

  return (isIsolated) => {
    const [file, integrity] = isIsolated ? FRAME_HOST : BOOKER;
    // Browsers cache failed module loads by address.
    const address = origin + file + (attempts ? `?${attempts}` : '');
    const booker = (loading[file] ??= importVerified<{ mountBooker: MountBooker }>(address, integrity).then(
      ({ mountBooker }) => mountBooker,
    ));
    // Also handles the rejection for callers that only preload.
    booker.catch(() => {
      attempts += 1;
      loading[file] = undefined;
    });
    return booker;
  };
}
