import { createHmac, randomBytes } from 'node:crypto';

const periodSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret for authenticator apps: 160 bits in base32. */
export function newSecret() {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % alphabet.length]).join('');
}

function bytesOf(secret: string) {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** @param time in milliseconds */
const stepAt = (time: number) => Math.floor(time / 1000 / periodSeconds);

export function codeOfStep(secret: string, step: number) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = digest.readUInt32BE(Number(digest.at(-1)) & 0x0f) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the 30-second step of a code: the current, previous or next one, because clocks differ. Undefined for a wrong code.
 *
 * @param time in milliseconds
 */
export function stepOfCode(secret: string, code: string, time: number) {
  const now = stepAt(time);
  return [now - 1, now, now + 1].find((step) => codeOfStep(secret, step) === code);
}

/** The otpauth URL in the QR code. */
export function keyUri({ issuer, account, secret }: { issuer: string; account: string; secret: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const details = { algorithm: 'SHA1', digits: String(digits), issuer, period: String(periodSeconds), secret };
  return `otpauth://totp/${label}?${new URLSearchParams(details).toString().replaceAll('+', '%20')}`;
}
