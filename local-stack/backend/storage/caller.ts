import { claimsOf, isSame } from '../access-token.ts';
import { bearerOf } from '../gateway/auth-call.ts';
import { storageError } from './storage-error.ts';
import type { LocalKeys } from '../local-keys.ts';

/** The caller as the database sees it. */
export type Caller = { role: 'anon' | 'authenticated' | 'service_role'; claims: Record<string, unknown> };

const tokenRoles = ['anon', 'authenticated'];

/** The API key sets the role if there is no token. */
export async function callerOf(headers: Headers, keys: LocalKeys): Promise<Caller> {
  const apiKey = headers.get('apikey') ?? '';
  const keyRole = roleOfKey(apiKey, keys);
  if (!keyRole) throw storageError('unauthorized', 'No API key found in request.');
  const token = bearerOf(headers);
  if (!token || token === apiKey) return { role: keyRole, claims: { role: keyRole } };
  const claims = await verifiedClaims(token, keys.jwtSecret);
  const role = String(claims.role);
  if (!tokenRoles.includes(role)) throw storageError('invalidToken', 'Invalid role.');
  return { role: role as Caller['role'], claims };
}

function roleOfKey(key: string, { publishableKey, secretKey }: LocalKeys): Caller['role'] | undefined {
  if (isSame(key, publishableKey)) return 'anon';
  if (isSame(key, secretKey)) return 'service_role';
  return undefined;
}

async function verifiedClaims(token: string, secret: string): Promise<Record<string, unknown>> {
  const claims = await claimsOf(token, secret);
  if (!claims) throw storageError('invalidToken', 'Invalid signature.');
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= Date.now())
    throw storageError('invalidToken', '"exp" claim timestamp check failed');
  return claims;
}
