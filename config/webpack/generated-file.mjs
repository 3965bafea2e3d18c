import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An unchanged file keeps its time stamp, so caches that look at it stay warm; a changed one appears at once, because
 * several builds may run side by side.
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
