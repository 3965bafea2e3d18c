import { storageError } from './storage-error.ts';

export type Upload = { bytes: Buffer; type: string; cacheControl: string };

/** Signatures: the first bytes of each type of image. */
const signatures: [string, (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/** Returns a request's file: its body. */
export function uploadOf({
  headers,
  body = new ArrayBuffer(0),
}: {
  headers: Headers;
  body: ArrayBuffer | undefined;
}): Upload {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return {
    bytes: Buffer.from(body),
    type: type.trim().toLowerCase(),
    cacheControl: headers.get('cache-control') ?? 'no-cache',
  };
}

/** Checks whether a bucket accepts a file. Unlike hosted projects, which trust the declared type, this checks the bytes, too. */
export function checkUpload(
  { bytes, type }: Upload,
  bucket: { file_size_limit: string | number | null; allowed_mime_types: string[] | null },
) {
  if (bucket.file_size_limit && bytes.length > Number(bucket.file_size_limit))
    throw storageError('tooLarge', 'The object exceeded the maximum allowed size');
  if (!bucket.allowed_mime_types) return;
  if (!bucket.allowed_mime_types.includes(type))
    throw storageError('wrongType', `mime type ${type || 'unknown'} is not supported`);
  if (imageTypeOf(bytes) !== type) throw storageError('wrongType', `The file is not of the type ${type}`);
}

/** Detects an image's type from its bytes; undefined if it is none of these. */
function imageTypeOf(bytes: Buffer) {
  return signatures.find(([, fits]) => fits(bytes))?.[0];
}
