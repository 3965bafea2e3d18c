// `npm run rollback -- blog-app` restores the previous version; `-- blog-app <version>` restores that version.
// `--site https://coach.example` changes a copy of a published site, and prints which files to upload.
import { runCommand, UserError } from 'config/run-command';
import { packageArgument, requireSite } from './command-line.mjs';
import { changePublishedSite } from './change-published-site.mjs';
import { readRegistry } from './registry.mjs';
import { currentVersion, releaseVersion } from './release-version.mjs';
import { siteFolder } from './site-folder.mjs';

await runCommand(async () => {
  const { name, address, version: asked } = packageArgument('rollback');
  if (!address) {
    requireSite(siteFolder);
    await restore(siteFolder, name, versionBefore(siteFolder, name, asked));
    return;
  }
  await changePublishedSite(address, async (site, downloadVersion) => {
    const version = versionBefore(site, name, asked);
    await downloadVersion(name, version);
    await restore(site, name, version);
  });
});

/**
 * @param {string} site
 * @param {string} name
 * @param {string} version
 */
async function restore(site, name, version) {
  const before = await releaseVersion(site, name, version);
  console.log(`${name}: ${before} → ${version}`);
}

/**
 * @param {string} site
 * @param {string} name
 * @param {string} [asked]
 * @returns {string} the asked version, or else the one before the current
 * @throws {UserError} if the site does not keep it
 */
function versionBefore(site, name, asked) {
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
