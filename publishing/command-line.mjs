import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from 'config/read-arguments';
import { remoteNames } from 'config/remotes';
import { shellName } from './built-packages.mjs';
import { SiteError } from './site-error.mjs';

/**
 * Reads the package, the address of the site (`--site`), and the command's own arguments: `--built` of a deployment, and
 * the version of a rollback.
 *
 * @param {'deploy' | 'rollback'} command
 * @returns {{ name: string, address?: string, isBuilt: boolean, version?: string }}
 * @throws {SiteError} if the package is missing or unknown, or the address is invalid
 */
export function packageArgument(command) {
  const isRollback = command === 'rollback';
  const { values, positionals } = readArguments(
    `npm run ${command} -- <package>${isRollback ? ' [<version>]' : ''} [--site <address>]`,
    { site: { type: 'string' }, ...(!isRollback && { built: { type: 'boolean' } }) },
    isRollback ? 2 : 1,
  );
  const [name = '', version] = positionals;
  const names = [shellName, ...remoteNames];
  if (!names.includes(name)) throw new SiteError(`Which package? npm run ${command} -- ${names.join(' | ')}`);
  const address = values.site === undefined ? undefined : siteAddress(values.site);
  return { name, address, isBuilt: values.built === true, version };
}

/**
 * @param {string} text
 * @returns {string} the same text
 * @throws {SiteError} if it is not the address of a site
 */
export function siteAddress(text) {
  if (/^https?:/.test(text) && URL.canParse(text)) return text;
  throw new SiteError(`"${text}" is not the address of a site, like https://coach.example.`);
}

/**
 * @param {string} site
 * @throws {SiteError} if the folder holds no site
 */
export function requireSite(site) {
  if (!existsSync(path.join(site, 'registry.json')))
    throw new SiteError(`There is no site in ${site} yet: run npm run build.`);
}
