import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @param {string} packageUrl `import.meta.url` of a package's configuration
 * @returns {string} the package's folder
 */
export function folderOf(packageUrl) {
  return path.dirname(fileURLToPath(packageUrl));
}
