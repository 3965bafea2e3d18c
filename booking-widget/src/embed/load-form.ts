import type { MountForm } from './form';
import { importVerified, type BuiltFile } from './import-verified';

type FormModule = { mountForm: MountForm };
export type LoadForm = (isIsolated?: boolean) => Promise<FormModule>;

/** Set by the build, so that a page that pins this script pins both. The backend's address is in the files. */
declare const FORM: BuiltFile;
declare const FRAME_HOST: BuiltFile;

/** Loads the form once per page. A failed load can be retried. */
export function formLoader(origin: string): LoadForm {
  const loading: Record<string, Promise<FormModule> | undefined> = {};
  let attempts = 0;

  return (isIsolated) => {
    const [file, integrity] = isIsolated ? FRAME_HOST : FORM;
    // Browsers cache failed module loads by address.
    const address = origin + file + (attempts ? `?${attempts}` : '');
    const form = (loading[file] ??= importVerified<FormModule>(address, integrity, (attempts += 1)));
    // Also handles the rejection for callers that only preload.
    form.catch(() => delete loading[file]);
    return form;
  };
}
