import { cp, mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '../stack/settings.mjs';

/**
 * Lays a new database into a folder in which there is nothing yet. To make one takes seconds, and each is like the other:
 * one is made per version of the database, and copied.
 *
 * @param {string} folder
 */
export async function layNewDatabase(folder) {
  if ((await readdir(folder)).length > 0) return;
  const model = await modelDatabase();
  // A whole one appears at once: whoever is killed meanwhile leaves no half behind.
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await cp(model, unfinished, { recursive: true });
    await rmdir(folder);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function modelDatabase() {
  const parent = path.join(projectRoot, '.cache/database');
  const model = path.join(parent, `pglite-${pgliteVersion()}`);
  if (existsSync(model)) return model;
  await mkdir(parent, { recursive: true });
  const making = await mkdtemp(path.join(parent, 'making-'));
  try {
    await (await PGlite.create({ dataDir: making })).close();
    await rename(making, model);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // Another process may have been quicker.
    if (!existsSync(model)) throw error;
  }
  return model;
}

function pgliteVersion() {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8')).version;
}
