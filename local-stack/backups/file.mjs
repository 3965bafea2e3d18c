import { open } from 'node:fs/promises';
import { UserError } from '../../config/run-command.mjs';

/**
 * Opens a saved file for reading in parts.
 *
 * @param {string} name
 * @returns {Promise<import('../../domain/src/backup/zip-reader.ts').ReadableFile & { close: () => Promise<void> }>}
 */
export async function openSavedFile(name) {
  const handle = await open(name).catch((/** @type {Error} */ { message }) => {
    throw new UserError(`The file cannot be opened: ${message}.`);
  });
  const info = await handle.stat();
  if (!info.isFile()) throw new UserError(`${name} is not a file.`);
  return {
    size: info.size,
    async read(from, to) {
      const bytes = new Uint8Array(to - from);
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}
