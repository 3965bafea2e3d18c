import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotePage } from 'config/remote-page';
import { isLocalAddress } from 'config/site-config';
import { projectRoot } from 'config/files';
import { remoteHeaders } from './headers.ts';
import { originsFolder } from './site-folder.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * Writes the files of a remote's own origin: its federated build, a page that mounts it, and its
 * embed if it has one.
 *
 * @param settings of the site
 */
export function writeRemoteOrigin(name: string, { siteAddress: _, overrideOrigins: __, ...siteConfig }: SiteSettings) {
  const folder = path.join(originsFolder, name);
  removeRemoteOrigin(name);
  mkdirSync(folder, { recursive: true });
  const embed = path.join(projectRoot, name, 'dist/embed');
  const builds = [path.join(projectRoot, name, 'dist/remote'), path.join(projectRoot, 'shell/dist/remote-page'), embed];
  for (const build of builds) if (existsSync(build)) cpSync(build, folder, { recursive: true });
  writeFileSync(path.join(folder, '_headers'), remoteHeaders());
  writeFileSync(path.join(folder, 'index.html'), remotePage(name, siteConfig));
  const problem = embedProblem(embed, siteConfig.supabaseUrl);
  if (problem) console.warn(`${folder}: ${problem}`);
}

export function removeRemoteOrigin(name: string) {
  rmSync(path.join(originsFolder, name), { recursive: true, force: true });
}

/**
 * Returns why a built embed must not be uploaded: its scripts contain the backend that it was built with, and a build without
 * `SUPABASE_URL` keeps the backend of the site only.
 *
 * @param embed folder of the build
 * @param supabaseUrl of the site
 * @returns undefined if it fits, if there is none, and for a local site, whose server replaces the address
 */
export function embedProblem(embed: string, supabaseUrl: string): string | undefined {
  const folder = path.join(embed, 'embed');
  if (isLocalAddress(supabaseUrl) || !existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  if (files.some((file) => readFileSync(path.join(folder, file), 'utf8').includes(supabaseUrl))) return undefined;
  return `the embed was not built for ${supabaseUrl}. Before you upload it, run npm run build:all with SUPABASE_URL and SUPABASE_KEY.`;
}
