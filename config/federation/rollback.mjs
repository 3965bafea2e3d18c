// `npm run rollback -- blog-app`: shows the version before the current one again; `-- blog-app <version>` shows that one.
import { remoteArgument } from './command-line.mjs';
import { readRegistry } from './registry.mjs';
import { showVersion, siteFolder } from './site-folder.mjs';

const { name, rest } = remoteArgument('rollback', siteFolder);
const { remotes, history } = readRegistry(siteFolder);
const versions = history[name] ?? [];
const current = remotes[name]?.version ?? '';
const wanted = rest[0] ?? versions[versions.indexOf(current) - 1];
if (!wanted || !versions.includes(wanted)) {
  const kept = versions.length ? `Kept versions: ${versions.join(', ')}.` : 'No version was ever published.';
  console.error(`${name} cannot go back${rest[0] ? ` to ${rest[0]}` : ''}. ${kept}`);
  process.exit(1);
}
await showVersion(siteFolder, name, wanted);
console.log(`${name}: ${current} → ${wanted}`);
