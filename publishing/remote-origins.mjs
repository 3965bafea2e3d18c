import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotePage } from 'config/remote-page';
import { projectRoot } from 'config/files';
import { remoteHeaders } from './headers.mjs';
import { originsFolder } from './site-folder.mjs';

/**
 * Writes the files of a remote's own origin: its federated build, a page that mounts it, and its
 * embed if it has one.
 *
 * @param {string} name
 * @param {import('./site-settings.mjs').SiteSettings} settings of the site
 */
export function writeRemoteOrigin(name, { siteAddress: _, overrideOrigins: __, ...siteConfig }) {
  const folder = path.join(originsFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const builds = [`${name}/dist/remote`, 'shell/dist/remote-page', `${name}/dist/embed`];
  for (const build of builds.map((build) => path.join(projectRoot, build))) {
    if (existsSync(build)) cpSync(build, folder, { recursive: true });
  }
  writeFileSync(path.join(folder, '_headers'), remoteHeaders());
  writeFileSync(path.join(folder, 'index.html'), remotePage(name, siteConfig));
}
