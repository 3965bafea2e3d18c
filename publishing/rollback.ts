// `npm run rollback -- blog-app` restores the previous version; `-- blog-app <version>` restores that version.
// `--site https://coach.example` changes a copy of a published site, and prints which files to upload.
import { runCommand, UserError } from 'config/run-command';
import { packageArgument, requireSite } from './command-line.ts';
import { changePublishedSite } from './change-published-site.ts';
import { readRegistry } from './registry.ts';
import { currentVersion, releaseVersion } from './release-version.ts';
import { siteFolder } from './site-folder.ts';

await runCommand(async () => {
  const { name, address, version: asked } = packageArgument('rollback');
  if (!address) {
    requireSite(siteFolder);
    await restore(siteFolder, name, versionBefore(siteFolder, name, asked));
    return;
  }
  await changePublishedSite(address, name, async (site, downloadVersion) => {
    const version = versionBefore(site, name, asked);
    await downloadVersion(name, version);
    await restore(site, name, version);
  });
});

async function restore(site: string, name: string, version: string) {
  const before = await releaseVersion(site, name, version);
  console.log(`${name}: ${before} → ${version}`);
}

/**
 * Returns the asked version, or else the one before the current.
 *
 * @throws {UserError} if the site does not keep it
 */
function versionBefore(site: string, name: string, asked?: string): string {
  const registry = readRegistry(site);
  const versions = registry.history[name] ?? [];
  const current = currentVersion(registry, name);
  const wanted = asked ?? versions[versions.indexOf(current) - 1];
  if (wanted && versions.includes(wanted)) return wanted;
  const kept = versions.length
    ? `It shows ${current}. Kept versions, oldest first: ${versions.join(', ')}.`
    : 'No version was ever published.';
  throw new UserError(`${name} cannot be rolled back${asked ? ` to ${asked}` : ''}. ${kept}`);
}
