import { readSiteConfig } from 'data-client';

/** A remote that this tab loads from another place. */
export type Override = {
  remote: string;
  /** Address of the folder of its files, with a slash at its end. */
  folder: string;
};

/** Prefix of the session storage keys of overrides; the name of the remote follows. */
const prefix = 'override:';

export const overrideOrigins = () => readSiteConfig().overrideOrigins ?? [];

/** The addresses that an engineer has set in this tab, by remote. */
export function requestedOverrides(): Record<string, string> {
  const requested = Object.entries<string>(sessionStorage).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(requested.map(([key, address]) => [key.slice(prefix.length), address]));
}

/** Ends all overrides of this tab. */
export function removeOverrides(): void {
  for (const remote of Object.keys(requestedOverrides())) sessionStorage.removeItem(prefix + remote);
}

/** Whether this tab requests overrides and the site's configuration allows any. */
export function isOverriding(): boolean {
  try {
    return overrideOrigins().length > 0 && Object.keys(requestedOverrides()).length > 0;
  } catch {
    // The browser blocks storage.
    return false;
  }
}
