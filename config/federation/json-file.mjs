import { readFileSync } from 'node:fs';

/**
 * @template T
 * @param {string} file
 * @returns {T}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
