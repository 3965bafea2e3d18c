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

/**
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 * @typedef {{ body: Buffer, encoding: Encoding, etag: string, isCompressible: boolean }} Representation
 * @typedef {{ stamp: string, raw: Buffer, hash: string, isCompressible: boolean, bodies: Map<Encoding, Promise<Buffer>> }} Entry
 * @typedef {(text: string, file: string) => string} Rewrite
 * @typedef {(file: string, accepted: readonly Encoding[]) => Promise<Representation | undefined>} ReadFile
 */

/**
 * Reads files and compresses each once at the highest level. Caches the result in memory, and on disk by content hash for the
 * next start.
 *
 * @param {{ cacheFolder?: string, rewrite?: Rewrite }} [options]
 * @returns {ReadFile} undefined when there is no such file; `accepted` lists the encodings that the browser accepts, best first
 */
export function createFileReader({ cacheFolder, rewrite } = {}) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();

  return async function readRepresentation(file, accepted) {
    const entry = await currentEntry(entries, file, rewrite);
    if (!entry) return undefined;
    const encoding = entry.isCompressible ? (accepted[0] ?? 'identity') : 'identity';
    const body = await bodyIn(entry, encoding, cacheFolder);
    const etag = encoding === 'identity' ? `"${entry.hash}"` : `"${entry.hash}-${encoding}"`;
    return { body, encoding, etag, isCompressible: entry.isCompressible };
  };
}

/**
 * @param {Map<string, Entry>} entries
 * @param {string} file
 * @param {Rewrite} [rewrite]
 */
async function currentEntry(entries, file, rewrite) {
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

/**
 * @param {Entry} entry
 * @param {Encoding} encoding
 * @param {string} [cacheFolder]
 */
function bodyIn(entry, encoding, cacheFolder) {
  if (encoding === 'identity') return Promise.resolve(entry.raw);
  const known = entry.bodies.get(encoding);
  if (known) return known;
  const body = cacheFolder
    ? fromDisk(path.join(cacheFolder, `${entry.hash}.${encoding}`), () => compress(entry.raw, encoding))
    : compress(entry.raw, encoding);
  entry.bodies.set(encoding, body);
  return body;
}

/**
 * @param {Buffer} raw
 * @param {Encoding} encoding
 */
function compress(raw, encoding) {
  if (encoding === 'gzip') return gzip(raw, { level: 9 });
  return brotli(raw, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

/**
 * @param {string} file
 * @param {() => Promise<Buffer>} make
 */
async function fromDisk(file, make) {
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
