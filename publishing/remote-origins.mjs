import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotePage } from 'config/remote-page';
import { siteConfigFrom } from 'config/site-config';
import { projectRoot } from './files.mjs';
import { remoteHeaders } from './headers.mjs';

/**
 * Writes the files of a remote's own origin into `dist/origins`: its federated build, a page that mounts it, and its
 * embed if it has one.
 *
 * @param {string} name
 */
export function writeRemoteOrigin(name) {
  const folder = path.join(projectRoot, 'dist/origins', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const builds = [`${name}/dist/remote`, 'shell/dist/remote-page', `${name}/dist/embed`];
  for (const build of builds.map((build) => path.join(projectRoot, build))) {
    if (existsSync(build)) cpSync(build, folder, { recursive: true });
  }
  writeFileSync(path.join(folder, '_headers'), remoteHeaders);
  writeFileSync(path.join(folder, 'index.html'), remotePage(name, siteConfigFrom(process.env)));
}
