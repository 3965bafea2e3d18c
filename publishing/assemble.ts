// `npm run build`: builds the shell and remotes with the script `--after`, if it is given, and assembles the site from them.
// `npm run build -- --remove events-app` removes a remote that the repository no longer has. A terminal asks without it.
import { createInterface } from 'node:readline/promises';
import { readArguments } from 'config/read-arguments';
import { remoteNames } from 'config/remotes';
import { runCommand, runFirst, UserError } from 'config/run-command';
import { shellName } from './built-packages.ts';
import { requireWritable } from './command-line.ts';
import { readRegistry } from './registry.ts';
import { removeRemoteOrigin, writeRemoteOrigin } from './remote-origins.ts';
import { releaseVersions } from './release-version.ts';
import { copyBuild, originsFolder, siteFolder } from './site-folder.ts';
import { newSiteSettings, writeSiteSettings } from './site-settings.ts';

await runCommand(async () => {
  const { values } = readArguments('npm run build -- [--remove <remote>]', {
    remove: { type: 'string', multiple: true, default: [] },
    after: { type: 'string' },
  });
  const removed = Object.keys(readRegistry(siteFolder).remotes).filter((name) => !remoteNames.includes(name));
  const unexpected = removed.filter((name) => !values.remove.includes(name));
  if (unexpected.length) {
    const problem = `${siteFolder} shows ${unexpected.join(', ')}, which this repository does not have.`;
    const command = `npm run build --${unexpected.map((name) => ` --remove ${name}`).join('')}`;
    if (!(await isConfirmed(`${problem} Remove it from the site? (y/N) `)))
      throw new UserError(`${problem} To remove it from the site: ${command}`);
  }
  // A wrong variable or folder is reported before the build, not after a minute of it.
  const settings = newSiteSettings(siteFolder, process.env, { mayReplace: true });
  for (const folder of [siteFolder, originsFolder]) requireWritable(folder);
  if (values.after) runFirst(values.after);
  writeSiteSettings(siteFolder, settings);
  const versions = [shellName, ...remoteNames].map((name) => ({ name, version: copyBuild(siteFolder, name) }));
  await releaseVersions(siteFolder, versions, removed);
  for (const name of removed) removeRemoteOrigin(name);
  for (const name of remoteNames) writeRemoteOrigin(name, settings);
});

/**
 * Asks a question on a terminal.
 *
 * @returns false without a terminal
 */
async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D reject it.
  const answer = await terminal.question(question).catch(() => '');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
