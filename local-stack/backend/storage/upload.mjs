import { storageError } from './storage-error.mjs';

/** @typedef {{ bytes: Buffer, type: string, cacheControl: string }} Upload */

/**
 * Signatures: the first bytes of each type of image.
 *
 * @type {[string, (bytes: Buffer) => boolean][]}
 */
const signatures = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/**
 * Returns a request's file: its body.
 *
 * @param {{ headers: Headers, body: ArrayBuffer | undefined }} call
 * @returns {Upload}
 */
export function uploadOf({ headers, body = new ArrayBuffer(0) }) {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return {
    bytes: Buffer.from(body),
    type: type.trim().toLowerCase(),
    cacheControl: headers.get('cache-control') ?? 'no-cache',
  };
}

/**
 * Checks whether a bucket accepts a file. Unlike hosted projects, which trust the declared type, this checks the bytes, too.
 *
 * @param {Upload} upload
 * @param {{ file_size_limit: string | number | null, allowed_mime_types: string[] | null }} bucket
 */
export function checkUpload({ bytes, type }, bucket) {
  if (bucket.file_size_limit && bytes.length > Number(bucket.file_size_limit))
    throw storageError('tooLarge', 'The object exceeded the maximum allowed size');
  if (!bucket.allowed_mime_types) return;
  if (!bucket.allowed_mime_types.includes(type))
    throw storageError('wrongType', `mime type ${type || 'unknown'} is not supported`);
  if (imageTypeOf(bytes) !== type) throw storageError('wrongType', `The file is not of the type ${type}`);
}

/**
 * Detects an image's type from its bytes; undefined if it is none of these.
 *
 * @param {Buffer} bytes
 */
function imageTypeOf(bytes) {
  return signatures.find(([, fits]) => fits(bytes))?.[0];
}
