import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { replaceFile } from '../../config/files.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const worthCompressing = /\.(?:html|m?js|css|json|svg|map|txt|xml|webmanifest|ics)$/;
/** Pages, and the scripts of the embed, whose backend is set by the build. */
const rewritten = /\.html$|\/(embed|v\d+)\/[^/]+\.js$/;
const smallest = 256;

type Encoding = 'br' | 'gzip' | 'identity';
export type Representation = { body: Buffer; encoding: Encoding; etag: string; isCompressible: boolean };
type Entry = {
  stamp: string;
  raw: Buffer;
  hash: string;
  isCompressible: boolean;
  bodies: Map<Encoding, Promise<Buffer>>;
};
type Rewrite = (text: string, file: string) => string;
export type ReadFile = (file: string, accepted: readonly Encoding[]) => Promise<Representation | undefined>;

/**
 * Reads files and compresses each once at the highest level. Caches the result in memory, and on disk by content hash for the
 * next start.
 *
 * @returns undefined when there is no such file; `accepted` lists the encodings that the browser accepts, best first
 */
export function createFileReader({ cacheFolder, rewrite }: { cacheFolder?: string; rewrite?: Rewrite } = {}): ReadFile {
  const entries: Map<string, Entry> = new Map();

  return async function readRepresentation(file, accepted) {
    const entry = await currentEntry(entries, file, rewrite);
    if (!entry) return undefined;
    const encoding = entry.isCompressible ? (accepted[0] ?? 'identity') : 'identity';
    const body = await bodyIn(entry, encoding, cacheFolder);
    const etag = encoding === 'identity' ? `"${entry.hash}"` : `"${entry.hash}-${encoding}"`;
    return { body, encoding, etag, isCompressible: entry.isCompressible };
  };
}

async function currentEntry(entries: Map<string, Entry>, file: string, rewrite?: Rewrite) {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs}:${stats.size}`;
  const known = entries.get(file);
  if (known?.stamp === stamp) return known;
  const stored = await readFile(file);
  const raw = rewrite && rewritten.test(file) ? Buffer.from(rewrite(stored.toString('utf8'), file)) : stored;
  const entry = {
    stamp,
    raw,
    hash: createHash('sha256').update(raw).digest('base64url').slice(0, 22),
    isCompressible: raw.length >= smallest && worthCompressing.test(file),
    bodies: new Map(),
  };
  entries.set(file, entry);
  return entry;
}

function bodyIn(entry: Entry, encoding: Encoding, cacheFolder?: string) {
  if (encoding === 'identity') return Promise.resolve(entry.raw);
  const known = entry.bodies.get(encoding);
  if (known) return known;
  const body = cacheFolder
    ? fromDisk(path.join(cacheFolder, `${entry.hash}.${encoding}`), () => compress(entry.raw, encoding))
    : compress(entry.raw, encoding);
  entry.bodies.set(encoding, body);
  return body;
}

function compress(raw: Buffer, encoding: Encoding) {
  if (encoding === 'gzip') return gzip(raw, { level: 9 });
  return brotli(raw, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

async function fromDisk(file: string, make: () => Promise<Buffer>) {
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  const made = await make();
  try {
    replaceFile(file, made);
  } catch {
    // A read-only checkout works, too; it compresses again at the next start.
  }
  return made;
}
