import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '../../config/files.mjs';

const cache = path.join(projectRoot, '.cache/database');

/** Copies a new database into an empty folder. Creating one takes seconds, so one template is kept per version of PGlite. */
export async function copyNewDatabase(folder: string) {
  if ((await readdir(folder)).length > 0) return;
  await copyTemplate(folder, 'pglite', pgliteVersion(), async (making) => {
    await (await PGlite.create({ dataDir: making })).close();
  });
}

/** Copies a template into an empty folder, and makes it first if there is none of this version. */
export async function copyTemplate(
  folder: string,
  name: string,
  version: string,
  make: (folder: string) => Promise<void>,
) {
  const template = path.join(cache, `${name}-${version}`);
  if (!existsSync(template)) await makeTemplate(template, name, make);
  // Renaming is atomic: a killed process leaves no half-copied database.
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    // Takes half the processor time of copying its thousand files asynchronously.
    cpSync(template, unfinished, { recursive: true });
    await rmdir(folder);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Makes a template, which replaces those of other versions. */
async function makeTemplate(template: string, name: string, make: (folder: string) => Promise<void>) {
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(path.join(cache, 'making-'));
  try {
    await make(making);
    await rename(making, template);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(template)) throw error;
  }
  for (const other of await readdir(cache)) {
    if (other.startsWith(`${name}-`) && other !== path.basename(template)) await removeTemplate(other);
  }
}

async function removeTemplate(other: string) {
  const removed = await mkdtemp(path.join(cache, 'removed-'));
  // Renamed first, so that a process that is copying it fails, instead of copying only a part. Another one may be faster.
  await rename(path.join(cache, other), removed).catch(() => {});
  await rm(removed, { recursive: true });
}

function pgliteVersion() {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8')).version;
}
