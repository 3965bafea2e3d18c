import { Inflate } from 'fflate';
import { BackupError, isKnownEntry, largestContent, largestEntry } from './manifest.ts';

/** A file that can be read in parts: a Blob in browsers, a file handle in Node. */
export type ReadableFile = { size: number; read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>> };

type Entry = { from: number; packed: number; bytes: number; isDeflated: boolean };

export type ZipReader = { names: string[]; read(name: string): Promise<Uint8Array<ArrayBuffer>> };

const endBytes = 22;
const listedBytes = 46;
const localBytes = 30;
const longestName = 255;
/** Enough for one restored entry to exceed its declared size by no more than a few megabytes before it is rejected. */
const inflatedAtOnce = 4096;

const damaged = () => new BackupError('This is not a complete saved file. Copy it again, or choose another one.');

/**
 * Opens a ZIP file as saving writes it and rejects all others: with unknown names, gaps, overlaps, duplicates, encryption,
 * comments or sizes beyond the limits.
 */
export async function openZip(file: ReadableFile): Promise<ZipReader> {
  if (file.size < endBytes || file.size > largestContent) throw damaged();
  const end = viewOf(await file.read(file.size - endBytes, file.size));
  const count = end.getUint16(10, true);
  const listFrom = end.getUint32(16, true);
  const listBytes = end.getUint32(12, true);
  if (
    end.getUint32(0, true) !== 0x06054b50 ||
    end.getUint32(4, true) !== 0 ||
    end.getUint16(8, true) !== count ||
    end.getUint16(20, true) !== 0 ||
    // Before the list is read: it is the only part that is in memory as a whole.
    listBytes > count * (listedBytes + longestName) ||
    listFrom + listBytes + endBytes !== file.size
  )
    throw damaged();
  const entries = readList(viewOf(await file.read(listFrom, listFrom + listBytes)), count, listFrom);
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) throw damaged();
      const packed = await file.read(entry.from, entry.from + entry.packed);
      return entry.isDeflated ? inflate(packed, entry.bytes) : packed;
    },
  };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readList(list: DataView<ArrayBufferLike>, count: number, listFrom: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  let free = 0;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + listedBytes > list.byteLength || list.getUint32(at, true) !== 0x02014b50) throw damaged();
    const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)];
    const [packed, bytes] = [list.getUint32(at + 20, true), list.getUint32(at + 24, true)];
    const nameBytes = list.getUint16(at + 28, true);
    const isPlain = list.getUint32(at + 30, true) === 0 && (flags & ~0x808) === 0;
    const from = list.getUint32(at + 42, true);
    if (at + listedBytes + nameBytes > list.byteLength) throw damaged();
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + listedBytes, nameBytes));
    const start = from + localBytes + nameBytes;
    total += bytes;
    if (
      !isPlain ||
      (method !== 8 && (method !== 0 || packed !== bytes)) ||
      from < free ||
      start + packed > listFrom ||
      bytes > largestEntry ||
      total > largestContent ||
      !isKnownEntry(name) ||
      entries.has(name)
    )
      throw damaged();
    entries.set(name, { from: start, packed, bytes, isDeflated: method === 8 });
    free = start + packed;
    at += listedBytes + nameBytes;
  }
  if (at !== list.byteLength) throw damaged();
  return entries;
}

/** Stops as soon as there is more than was declared. */
function inflate(packed: Uint8Array<ArrayBuffer>, expected: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(expected);
  let filled = 0;
  let isComplete = false;
  const inflater = new Inflate((chunk, isLast) => {
    if (filled + chunk.length > expected) throw damaged();
    bytes.set(chunk, filled);
    filled += chunk.length;
    isComplete = isLast;
  });
  try {
    for (let at = 0; at < packed.length; at += inflatedAtOnce)
      inflater.push(packed.subarray(at, at + inflatedAtOnce), at + inflatedAtOnce >= packed.length);
  } catch {
    throw damaged();
  }
  if (!isComplete || filled !== expected) throw damaged();
  return bytes;
}
