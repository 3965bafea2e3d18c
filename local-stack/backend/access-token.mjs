import { createHmac, timingSafeEqual } from 'node:crypto';

/** @typedef {Record<string, unknown>} Claims */

/**
 * @param {Claims} claims
 * @param {string} secret
 */
export function signToken(claims, secret) {
  const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${unsigned}.${signatureOf(unsigned, secret)}`;
}

/**
 * Returns the claims of a token if its signature is valid. Does not check its expiry.
 *
 * @param {string} token
 * @param {string} secret
 * @returns {Claims | undefined}
 */
export function claimsOf(token, secret) {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && isSame(signature, signatureOf(`${head}.${body}`, secret));
  return isOurs && decoded(head).alg === 'HS256' ? decoded(body) : undefined;
}

/**
 * @param {string} unsigned
 * @param {string} secret
 */
function signatureOf(unsigned, secret) {
  return createHmac('sha256', secret).update(unsigned).digest('base64url');
}

/**
 * @param {string} part
 * @returns {Claims}
 */
function decoded(part) {
  try {
    const value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/**
 * Compares in constant time.
 *
 * @param {string} one
 * @param {string} other
 */
export function isSame(one, other) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
