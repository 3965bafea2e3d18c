// `npm run rollback -- blog-app` restores the previous version; `-- blog-app <version>` restores that version.
import { packageArgument, requireSite } from './command-line.mjs';
import { readRegistry } from './registry.mjs';
import { currentVersion, showVersion } from './show-version.mjs';
import { runCommand, SiteError } from './site-error.mjs';
import { siteFolder } from './site-folder.mjs';

await runCommand(async () => {
  const { name, rest } = packageArgument('rollback');
  requireSite(siteFolder);
  const registry = readRegistry(siteFolder);
  const versions = registry.history[name] ?? [];
  const current = currentVersion(registry, name);
  const wanted = rest[0] ?? versions[versions.indexOf(current) - 1];
  if (!wanted || !versions.includes(wanted)) {
    const kept = versions.length ? `Kept versions: ${versions.join(', ')}.` : 'No version was ever published.';
    throw new SiteError(`${name} cannot go back${rest[0] ? ` to ${rest[0]}` : ''}. ${kept}`);
  }
  await showVersion(siteFolder, name, wanted);
  console.log(`${name}: ${current} → ${wanted}`);
});
