import { createHmac, timingSafeEqual } from 'node:crypto';
import { storageError } from './storage-error.mjs';

/**
 * Who asks, as the database knows them.
 *
 * @typedef {{ role: 'anon' | 'authenticated' | 'service_role', claims: Record<string, unknown> }} Caller
 */

const tokenRoles = ['anon', 'authenticated'];

/**
 * The key says which project is meant and, without a token, as whom.
 *
 * @param {Headers} headers
 * @param {import('../local-keys.mjs').LocalKeys} keys
 * @returns {Caller}
 */
export function callerOf(headers, keys) {
  const apiKey = headers.get('apikey') ?? '';
  const keyRole = roleOfKey(apiKey, keys);
  if (!keyRole) throw storageError('unauthorized', 'No API key found in request.');
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (!token || token === apiKey) return { role: keyRole, claims: { role: keyRole } };
  const claims = verifiedClaims(token, keys.jwtSecret);
  const role = String(claims.role);
  if (!tokenRoles.includes(role)) throw storageError('invalidToken', 'Invalid role.');
  return { role: /** @type {Caller['role']} */ (role), claims };
}

/**
 * @param {string} key
 * @param {import('../local-keys.mjs').LocalKeys} keys
 * @returns {Caller['role'] | undefined}
 */
function roleOfKey(key, { publishableKey, secretKey }) {
  if (isSame(key, publishableKey)) return 'anon';
  if (isSame(key, secretKey)) return 'service_role';
  return undefined;
}

/**
 * @param {string} token
 * @param {string} secret
 * @returns {Record<string, unknown>}
 */
function verifiedClaims(token, secret) {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  if (rest.length > 0 || !isSame(signature, expected) || decoded(head).alg !== 'HS256')
    throw storageError('invalidToken', 'Invalid signature.');
  const claims = decoded(body);
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= Date.now())
    throw storageError('invalidToken', '"exp" claim timestamp check failed');
  return claims;
}

/**
 * @param {string} part
 * @returns {Record<string, unknown>}
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
 * In a time that says nothing about where two differ.
 *
 * @param {string} one
 * @param {string} other
 */
function isSame(one, other) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
