// Puts the built shell and remotes together into the folder that is deployed: `node config/federation/assemble.mjs`.
import { publishFiles, publishShell, remoteNames, showVersion, siteFolder } from './site-folder.mjs';

publishShell(siteFolder);
for (const name of remoteNames) showVersion(siteFolder, name, publishFiles(siteFolder, name));
