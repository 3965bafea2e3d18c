type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
};

const folderOf = (address: string) => new URL('.', address).href;

/** Folders that scripts may come from: those of the shell's files and of registered remotes. */
const allowedFolders = new Set<string>();

/** Allows scripts from the folder that holds a file. */
export function allowFolderOf(address: string): void {
  allowedFolders.add(folderOf(address));
}

export function isAllowed(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return [...allowedFolders].some((folder) => href.startsWith(folder));
}

/** Allows scripts whose addresses start with one of these prefixes, for services the visitor has consented to. */
export function allowScripts(prefixes: readonly string[]): void {
  for (const prefix of prefixes) allowedFolders.add(prefix);
}

/**
 * Enforces the allow-list: with Trusted Types, browsers pass every script address to the default policy. Call once, before
 * any remote is loaded.
 */
export function enforceAllowedAddresses(): void {
  const ownScript = document.querySelector<HTMLScriptElement>('script[src]');
  if (ownScript) allowFolderOf(ownScript.src);
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(address) {
      if (isAllowed(address)) return address;
      throw new TypeError(`${address} is not in a folder that the registry names.`);
    },
  });
}
