import { DataError } from '../connection/data-error';
import type { ErrorBody } from '../connection/error-mapping';
import { firstBits } from './sha256-first-bits';

const maxProofs = 3;

/**
 * Sends a request, and again with a proof of work if the backend asks for one, which takes a second or more. Other bookings may
 * raise the work in the meantime.
 */
export async function sendWithProof<Answer>(send: (proof?: string) => Promise<Answer>): Promise<Answer> {
  let proof: string | undefined;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await send(proof);
    } catch (error) {
      const demand = demandOf(error);
      if (!demand || proofs === maxProofs) throw error;
      proof = await prove(demand);
    }
  }
}

/** A challenge: find a number whose hash begins with `bits` zero bits. */
type Demand = { bits: number; challenge: string };

function demandOf(error: unknown): Demand | undefined {
  if (!(error instanceof DataError) || error.hint !== 'proof') return undefined;
  const [, bits, challenge] = /^(\d+) ([0-9a-f]{40})$/.exec((error.cause as ErrorBody).details ?? '') ?? [];
  return challenge ? { bits: Number(bits), challenge } : undefined;
}

const sliceMs = 12;

/** Works in slices shorter than a frame, so that the page stays responsive. */
async function prove({ bits, challenge }: Demand): Promise<string> {
  for (let nonce = 0; ;) {
    const sliceEnds = performance.now() + sliceMs;
    while (performance.now() < sliceEnds) {
      if (firstBits(challenge + nonce) >>> (32 - bits) === 0) return String(nonce);
      nonce += 1;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
