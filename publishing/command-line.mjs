import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from 'config/remotes';
import { shellName } from './built-packages.mjs';
import { SiteError } from './site-error.mjs';

/**
 * Reads the package and the address of the site (`--site`) from the command line, and the remaining arguments.
 *
 * @param {string} command
 * @returns {{ name: string, address?: string, rest: string[] }}
 * @throws {SiteError} if the package is missing or unknown, or the address is invalid
 */
export function packageArgument(command) {
  const [name = '', ...rest] = process.argv.slice(2);
  const names = [shellName, ...remoteNames];
  if (!names.includes(name)) throw new SiteError(`Which package? npm run ${command} -- ${names.join(' | ')}`);
  if (!rest.includes('--site')) return { name, rest };
  const [, address = ''] = rest.splice(rest.indexOf('--site'), 2);
  if (!URL.canParse(address)) throw new SiteError('Which site? --site https://coach.example');
  return { name, address, rest };
}

/**
 * @param {string} site
 * @throws {SiteError} if the folder holds no site
 */
export function requireSite(site) {
  if (!existsSync(path.join(site, 'registry.json')))
    throw new SiteError(`There is no site in ${site} yet: run npm run build.`);
}
