import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a generated file. An unchanged file keeps its time stamp, so that caches stay valid; a changed file is
 * replaced atomically, because several builds may run in parallel.
 *
 * @param {string} file
 * @param {string} content
 */
export function writeWhenChanged(file, content) {
  if (readOrNothing(file) === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** @param {string} file */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
