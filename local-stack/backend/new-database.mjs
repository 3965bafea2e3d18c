import { cp, mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '../stack/settings.mjs';

/**
 * Copies a new database into an empty folder. Creating one takes seconds, so one template is kept per version of PGlite.
 *
 * @param {string} folder
 */
export async function copyNewDatabase(folder) {
  if ((await readdir(folder)).length > 0) return;
  const template = await templateDatabase();
  // Renaming is atomic: a killed process leaves no half-copied database.
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await cp(template, unfinished, { recursive: true });
    await rmdir(folder);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function templateDatabase() {
  const parent = path.join(projectRoot, '.cache/database');
  const template = path.join(parent, `pglite-${pgliteVersion()}`);
  if (existsSync(template)) return template;
  await mkdir(parent, { recursive: true });
  const making = await mkdtemp(path.join(parent, 'making-'));
  try {
    await (await PGlite.create({ dataDir: making })).close();
    await rename(making, template);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(template)) throw error;
  }
  return template;
}

function pgliteVersion() {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8')).version;
}
