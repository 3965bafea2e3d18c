import { imageTypeOf } from './image-type.mjs';
import { storageError } from './storage-error.mjs';

/** @typedef {{ bytes: Buffer, type: string, cacheControl: string }} Upload */

const noCache = 'no-cache';

/**
 * Returns a request's file: its body, or the file of a multipart form, which is how browsers upload.
 *
 * @param {{ headers: Headers, body: ArrayBuffer | undefined }} call
 * @returns {Promise<Upload>}
 */
export async function uploadOf({ headers, body = new ArrayBuffer(0) }) {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return { bytes: Buffer.from(body), type: plainType(type), cacheControl: headers.get('cache-control') ?? noCache };
  }
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => typeof value !== 'string');
  if (!file) throw storageError('invalidRequest', 'The request has no file.');
  const seconds = form?.get('cacheControl');
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    type: plainType(file.type),
    // It becomes a header, so only a number is allowed.
    cacheControl: typeof seconds === 'string' && /^\d{1,9}$/.test(seconds) ? `max-age=${seconds}` : noCache,
  };
}

/** @param {string} type */
const plainType = (type) => /** @type {string} */ (type.split(';')[0]).trim().toLowerCase();

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
