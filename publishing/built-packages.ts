import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, readJson, replaceFile } from 'config/files';
import type { RemoteManifest, ShellManifest } from 'config/manifests';

export const shellName = 'shell';

const shellFolder = path.join(projectRoot, 'shell');

/** Files for prerendering, in addition to those for browsers. */
export const prerenderFiles = {
  'preload.js': path.join(shellFolder, 'dist/preload/preload.js'),
  'prerender.cjs': path.join(shellFolder, 'dist/prerender/prerender.cjs'),
  'page.html': path.join(shellFolder, 'src/page.html'),
  'favicon.svg': path.join(shellFolder, 'public/images/favicon.svg'),
};

export function builtRemote(name: string): RemoteManifest {
  return readJson(path.join(projectRoot, name, 'dist/remote/remote.json'));
}

/** Reads the shell's manifest. Its version covers everything that a page is rendered from. */
export function builtShell(): ShellManifest {
  const manifest: ShellManifest = readJson(path.join(shellFolder, 'dist/shell/shell.json'));
  const hash = createHash('sha256').update(manifest.version);
  for (const file of Object.values(prerenderFiles)) hash.update(readFileSync(file));
  return { ...manifest, version: manifest.version.replace(/\w+$/, hash.digest('hex').slice(0, 10)) };
}

/** Copies the files of a version, except those in the site's root. */
export function copyVersion(name: string, folder: string) {
  if (name !== shellName) return copyFiles(path.join(projectRoot, name, 'dist/remote'), folder);
  for (const [file, source] of Object.entries(prerenderFiles))
    replaceFile(path.join(folder, file), readFileSync(source));
}

/** Copies the files that all versions of the shell share: hashed scripts and fonts, and public files. */
export function copySharedShellFiles(site: string) {
  copyFiles(path.join(shellFolder, 'dist/shell/assets'), path.join(site, 'assets'));
  copyFiles(path.join(shellFolder, 'public'), site);
}

/**
 * Copies a folder, and what its symbolic links lead to. Replaces each file as a whole, because visitors may be loading it, and
 * the disk may be full.
 */
export function copyFiles(source: string, target: string) {
  for (const name of readdirSync(source)) {
    const file = path.join(source, name);
    if (statSync(file).isDirectory()) copyFiles(file, path.join(target, name));
    else replaceFile(path.join(target, name), readFileSync(file));
  }
}
