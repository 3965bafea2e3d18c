/*
  The browser's own digest returns a promise per try, which is too slow for hundreds of thousands of tries, and is missing on
  partners' pages without TLS.
*/

const primes = [...new Uint8Array(312).keys()].filter((number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return number > 1;
});

/** The first 32 bits of the fractional part. */
const fraction = (value: number) => (value * 2 ** 32) | 0;
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime) % 1));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime) % 1));

const words = new Int32Array(64);
const wordAt = (list: Int32Array, index: number) => list[index] ?? 0;
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Returns the first 32 bits of the SHA-256 of at most 55 ASCII characters, which fit one block. */
export function firstBits(text: string): number {
  words.fill(0, 0, 16);
  for (let index = 0; index < text.length; index += 1) put(index, text.charCodeAt(index));
  put(text.length, 0x80);
  words[15] = text.length * 8;
  for (let index = 16; index < 64; index += 1) {
    const before = wordAt(words, index - 15);
    const latest = wordAt(words, index - 2);
    const one = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
    const other = rotate(latest, 17) ^ rotate(latest, 19) ^ (latest >>> 10);
    words[index] = wordAt(words, index - 16) + one + wordAt(words, index - 7) + other;
  }
  return (wordAt(start, 0) + mixed()) >>> 0;
}

function put(index: number, byte: number): void {
  words[index >> 2] = wordAt(words, index >> 2) | (byte << (24 - (index % 4) * 8));
}

/** Runs the 64 rounds and returns the first of the eight words. */
function mixed(): number {
  let [a, b, c, d, e, f, g, h] = start as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const upper = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const lower = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const one = h + upper + ((e & f) ^ (~e & g)) + wordAt(roundConstants, index) + wordAt(words, index);
    const other = lower + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  return a;
}
