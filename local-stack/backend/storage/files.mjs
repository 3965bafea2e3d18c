import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Stores the bytes of objects. Each version is a file with a generated name, so that no user input becomes a path and no
 * reader sees a half-written file.
 *
 * @param {string} folder
 */
export function openFiles(folder) {
  /** @param {string} version */
  const fileOf = (version) => {
    if (!/^[0-9a-f-]{36}$/.test(version)) throw new Error(`Not a version of an object: ${version}`);
    return path.join(folder, version);
  };
  return {
    /**
     * @param {string} version
     * @param {Buffer} bytes
     */
    async write(version, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = fileOf(version);
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    /** @param {string} version */
    read: (version) => readFile(fileOf(version)),
    /** @param {string} version */
    remove: (version) => rm(fileOf(version), { force: true }),
  };
}

/** @typedef {ReturnType<typeof openFiles>} Files */
