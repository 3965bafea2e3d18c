// Puts the built shell and remotes together into the folder that is deployed: `node config/federation/assemble.mjs`.
import { publishFiles, publishShell, registerVersion, remoteNames, siteFolder } from './site-folder.mjs';
import { writePages } from './write-pages.mjs';

publishShell(siteFolder);
for (const name of remoteNames) registerVersion(siteFolder, name, publishFiles(siteFolder, name));
await writePages(siteFolder);
