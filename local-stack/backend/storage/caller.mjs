import { claimsOf, isSame } from '../access-token.mjs';
import { bearerOf } from '../gateway/auth-call.mjs';
import { storageError } from './storage-error.mjs';

/**
 * The caller as the database sees it.
 *
 * @typedef {{ role: 'anon' | 'authenticated' | 'service_role', claims: Record<string, unknown> }} Caller
 */

const tokenRoles = ['anon', 'authenticated'];

/**
 * The API key sets the role if there is no token.
 *
 * @param {Headers} headers
 * @param {import('../local-keys.mjs').LocalKeys} keys
 * @returns {Caller}
 */
export function callerOf(headers, keys) {
  const apiKey = headers.get('apikey') ?? '';
  const keyRole = roleOfKey(apiKey, keys);
  if (!keyRole) throw storageError('unauthorized', 'No API key found in request.');
  const token = bearerOf(headers);
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
  const claims = claimsOf(token, secret);
  if (!claims) throw storageError('invalidToken', 'Invalid signature.');
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= Date.now())
    throw storageError('invalidToken', '"exp" claim timestamp check failed');
  return claims;
}
