import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from 'config/files';
import { readArguments } from 'config/read-arguments';
import { remoteNames } from 'config/remotes';
import { isLocalAddress } from 'config/site-config';
import { shellName } from './built-packages.ts';
import { UserError } from 'config/run-command';

/**
 * Reads the package, the address of the site (`--site`), and the command's own arguments: `--built` of a deployment, and
 * the version of a rollback.
 *
 * @throws {UserError} if the package is missing or unknown, or the address is invalid or not encrypted
 */
export function packageArgument(command: 'deploy' | 'rollback'): {
  name: string;
  address?: string;
  isBuilt: boolean;
  version?: string;
} {
  const isRollback = command === 'rollback';
  const { values, positionals } = readArguments(
    `npm run ${command} -- <package>${isRollback ? ' [<version>]' : ' [--built]'} [--site <address>]`,
    { site: { type: 'string' }, ...(!isRollback && { built: { type: 'boolean' } }) },
    isRollback ? 2 : 1,
  );
  const [name = '', version] = positionals;
  const names = [shellName, ...remoteNames];
  if (!names.includes(name)) {
    const problem = name ? `There is no package named ${name}.` : 'The package is missing.';
    throw new UserError(`${problem} Choose one: npm run ${command} -- ${names.join(' | ')}`);
  }
  const address = values.site === undefined ? undefined : siteAddress(values.site);
  if (address && !isEncrypted(address))
    throw new UserError(`${address} must begin with https://, because its code runs on this computer to render pages.`);
  return { name, address, isBuilt: values.built === true, version };
}

/** Whether what is downloaded from an address reaches this computer unchanged. */
export const isEncrypted = (address: string) => address.startsWith('https:') || isLocalAddress(address);

/**
 * Returns the same text.
 *
 * @throws {UserError} if it is not the address of a site
 */
export function siteAddress(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return text;
  throw new UserError(`"${text}" is not the address of a site, like https://coach.example.`);
}

/**
 * Creates a folder if it is missing.
 *
 * @throws an error of the file system, which `runCommand` explains, if nothing can be written there
 */
export function requireWritable(folder: string) {
  makeFolder(folder);
  // The slash rejects a file.
  accessSync(`${folder}/`, constants.W_OK);
}

/** @throws {UserError} if the folder holds no site */
export function requireSite(site: string) {
  if (!existsSync(path.join(site, 'registry.json')))
    throw new UserError(`There is no site in ${site} yet: run npm run build.`);
  requireWritable(site);
}
