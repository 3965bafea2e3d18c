/**
 * Signatures: the first bytes of each type.
 *
 * @type {[string, (bytes: Buffer) => boolean][]}
 */
const signatures = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/**
 * Detects an image's type from its bytes; undefined if it is none of these.
 *
 * @param {Buffer} bytes
 */
export function imageTypeOf(bytes) {
  return signatures.find(([, fits]) => fits(bytes))?.[0];
}
