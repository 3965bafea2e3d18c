import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Receives the file's bytes in order. */
export type ByteSink = (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;

/** Writes a ZIP file entry by entry, so that no more than one is in memory. */
export function createZipWriter(sink: ByteSink) {
  let pending: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    pending.push(chunk);
  });
  const flush = async () => {
    const chunks = pending;
    pending = [];
    for (const chunk of chunks) await sink(chunk);
  };
  return {
    async add(name: string, bytes: Uint8Array<ArrayBuffer>, { isCompressed = true } = {}) {
      const entry = isCompressed ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(entry);
      entry.push(bytes, true);
      await flush();
    },
    async end() {
      zip.end();
      await flush();
    },
  };
}
