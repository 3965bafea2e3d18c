import { open } from 'node:fs/promises';
import { UserError } from '../../config/run-command.mjs';
import type { ReadableFile } from 'domain/backup/zip-reader';

/** Opens a saved file for reading in parts. */
export async function openSavedFile(name: string): Promise<ReadableFile & { close: () => Promise<void> }> {
  const handle = await open(name).catch(({ message }: Error) => {
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
