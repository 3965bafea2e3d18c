import { hash } from 'node:crypto';

/**
 * The proof of work that a booking demands: a number whose hash begins with enough zero bits.
 *
 * @param demand the bits and the challenge
 */
export function proofFor(demand: string) {
  const [bits, challenge] = demand.split(' ');
  for (let nonce = 0; ; nonce += 1) {
    const digest = hash('sha256', `${challenge}${nonce}`);
    if (Number.parseInt(digest.slice(0, 8), 16) >>> (32 - Number(bits)) === 0) return String(nonce);
  }
}
