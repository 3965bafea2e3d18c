import { createAuthGate } from '../../local-stack/backend/gateway/auth-gate';
import { newAddress, visitor } from './api';

/** Tries to sign in from a new address. */
export const guess = (email: string, password: string, address = newAddress()) =>
  visitor(address).auth.signInWithPassword({ email, password });

/** A gate in front of a sign-in service that accepts the password "right". */
export const passwordGate = (secretKey = 'secret', now = Date.now) =>
  createAuthGate(
    async ({ body }) => Response.json({}, { status: new TextDecoder().decode(body).includes('right') ? 200 : 400 }),
    secretKey,
    now,
  );

/** A call of the gate by a password sign-in. */
export const passwordCall = (fields: object, address: string) => ({
  method: 'POST',
  url: new URL('http://localhost/auth/v1/token?grant_type=password'),
  headers: new Headers(),
  body: new TextEncoder().encode(JSON.stringify(fields)).buffer,
  address,
});
