import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Origin } from './origins.ts';

const keptForMs = 14 * 86_400_000;

/** Compresses files before they are requested, one at a time, so that requests in the meantime find a free core. */
export async function warmUp(origins: readonly Origin[]) {
  for (const { read, mounts } of origins) {
    for (const { folder } of mounts) {
      for (const file of await filesIn(folder)) await read(file, ['br']);
    }
  }
}

/** Deletes the compressed files of old builds. */
export async function forgetOld(cacheFolder: string) {
  for (const file of await filesIn(cacheFolder)) {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > keptForMs) await rm(file, { force: true });
  }
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
