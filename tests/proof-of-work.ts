import { createHash } from 'node:crypto';

/**
 * The proof of work that a booking demands: a number whose hash begins with enough zero bits.
 *
 * @param demand the bits and the challenge
 */
export function proofFor(demand: string) {
  const [bits, challenge] = demand.split(' ');
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256').update(`${challenge}${nonce}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - Number(bits)) === 0) return String(nonce);
  }
}
