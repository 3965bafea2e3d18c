import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../files.mjs';

/**
 * Writes a generated file. An unchanged file keeps its time stamp, so that caches stay valid; a changed file is
 * replaced atomically, because several builds may run in parallel.
 *
 * @param {string} file
 * @param {string} content
 */
export function writeWhenChanged(file, content) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) replaceFile(file, content);
}
