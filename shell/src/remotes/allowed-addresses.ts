import type { Registry } from './registry';

type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
};

const folderOf = (address: string) => new URL('.', address).href;

/** Where code may come from: the shell's own files and the folders of the remotes the registry names. */
const allowedFolders = new Set<string>();

export function allowRemotes({ remotes }: Registry, page: Document = document): void {
  for (const entry of Object.values(remotes)) {
    if (entry) allowedFolders.add(folderOf(new URL(entry.entry, page.baseURI).href));
  }
}

export function isAllowed(address: string, page: Document = document): boolean {
  const { href } = new URL(address, page.baseURI);
  return [...allowedFolders].some((folder) => href.startsWith(folder));
}

/** Lets scripts run whose addresses begin like one of these: of a host that the visitor has agreed to. */
export function allowScripts(beginnings: readonly string[]): void {
  for (const beginning of beginnings) allowedFolders.add(beginning);
}

/**
 * Makes the registry the page's allow-list. Browsers with Trusted Types ask the default policy about every script
 * address, whoever assigns it; `enforceTrustedTypes` is called once, before any remote is loaded.
 */
export function enforceAllowedAddresses(page: Document = document): void {
  const ownScript = page.querySelector<HTMLScriptElement>('script[src]');
  if (ownScript) allowedFolders.add(folderOf(ownScript.src));
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(address) {
      if (isAllowed(address, page)) return address;
      throw new TypeError(`${address} is in no folder that the registry names.`);
    },
  });
}
