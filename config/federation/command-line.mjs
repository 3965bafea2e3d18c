import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from './site-folder.mjs';

/**
 * The remote a command is about; ends the command with a sentence when there is none.
 *
 * @param {string} command
 * @param {string} site
 */
export function remoteArgument(command, site) {
  const [name = '', ...rest] = process.argv.slice(2);
  if (!remoteNames.includes(name)) {
    console.error(`Which remote? npm run ${command} -- ${remoteNames.join(' | ')}`);
    process.exit(1);
  }
  if (!existsSync(path.join(site, 'registry.json'))) {
    console.error(`There is no site in ${site} yet: npm run build.`);
    process.exit(1);
  }
  return { name, rest };
}
