import { existsSync, readFileSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtRemote, builtShell, copyFiles, copySharedShellFiles, copyVersion, shellName } from './built-packages.ts';
import { UserError } from 'config/run-command';
import { deleteLeftBehind, projectRoot, replaceFile, unfinishedSuffix } from 'config/files';
import { parsePublished } from './published-files.ts';
import { readRegistry, type Registry } from './registry.ts';
import type { RemoteManifest, ShellManifest } from 'config/manifests';

/** The site that commands use by default. */
export const siteFolder = path.resolve(process.env.SITE_FOLDER ?? path.join(projectRoot, 'dist/site'));

/** The remotes' own origins, beside the site. */
export const originsFolder = path.join(siteFolder, '../origins');

/**
 * Returns the folder of a version: all files of a remote, or the files that pages of a shell are rendered from.
 *
 * @param name `shell` or a remote
 */
export function versionFolder(name: string, version: string) {
  return name === shellName ? `shell/${version}/` : `r/${name}/${version}/`;
}

export function readRemoteManifest(site: string, name: string, version: string): RemoteManifest {
  return readSiteFile(path.join(site, versionFolder(name, version), 'remote.json'));
}

export function readShellManifest(site: string, version: string): ShellManifest {
  return readSiteFile(path.join(site, versionFolder(shellName, version), 'shell.json'));
}

/**
 * Reads a JSON file of a site.
 *
 * @throws {UserError} if it is missing or damaged
 */
export function readSiteFile<Content>(file: string): Content {
  const content = existsSync(file) ? parsePublished(path.basename(file), readFileSync(file, 'utf8')) : undefined;
  if (!content) throw damagedFile(file);
  return content;
}

export function damagedFile(file: string): UserError {
  return new UserError(
    `${file} is missing or damaged. Restore it from the host or from a backup, then run the command again.`,
  );
}

/**
 * Copies a built package into the site, next to its earlier versions, without publishing it. An interrupted copy never
 * counts as a version.
 *
 * @returns the version
 */
export function copyBuild(site: string, name: string): string {
  const manifest = name === shellName ? builtShell() : builtRemote(name);
  const folder = path.join(site, versionFolder(name, manifest.version));
  if (name === shellName) copySharedShellFiles(site);
  const unfinished = `${folder.replace(/\/$/, '')}.${process.pid}${unfinishedSuffix}`;
  try {
    copyVersion(name, unfinished);
    deleteLeftBehind(path.dirname(unfinished), manifest.version, unfinishedSuffix);
    if (name === shellName) replaceFile(path.join(unfinished, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    // An earlier upload of the same version may be incomplete.
    if (existsSync(folder)) copyFiles(unfinished, folder);
    else renameSync(unfinished, folder);
  } catch (error) {
    // Another process has copied the same version meanwhile. Which code the system reports then differs.
    if ((error as { dest?: string }).dest !== folder || !existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return manifest.version;
}

/** Another deployment may be about to publish scripts of the shell that it copied within this time. */
const copiedLatelyMs = 3_600_000;

/**
 * Deletes the files of versions that are no longer in the history, and the folders that become empty. Another deployment may
 * have published one of them again since this one dropped it, so the newest registry decides.
 */
export function removeOldVersions(site: string, before: Registry) {
  const after = readRegistry(site);
  const dropped = Object.entries(before.history).flatMap(([name, versions]) =>
    versions.filter((version) => !after.history[name]?.includes(version)).map((version) => ({ name, version })),
  );
  for (const { name, version } of dropped) {
    const folder = path.join(site, versionFolder(name, version));
    rmSync(folder, { recursive: true, force: true });
    // Of a remote that the site no longer shows.
    const ofRemote = path.dirname(folder);
    if (existsSync(ofRemote) && readdirSync(ofRemote).length === 0) rmdirSync(ofRemote);
  }
  if (!dropped.some(({ name }) => name === shellName)) return;
  const kept = new Set(
    (after.history[shellName] ?? [])
      // Another deployment may have dropped it meanwhile.
      .filter((version) => existsSync(path.join(site, versionFolder(shellName, version))))
      .flatMap((version) => Object.keys(readShellManifest(site, version).files)),
  );
  for (const name of readdirSync(path.join(site, 'assets'))) {
    const file = path.join(site, 'assets', name);
    const copiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (!kept.has(`assets/${name}`) && copiedAt < Date.now() - copiedLatelyMs) rmSync(file, { force: true });
  }
}
