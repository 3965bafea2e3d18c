import { apiUrl, newAddress, publishableKey, visitor } from './api';

/** Tries to sign in from a new address. */
export const guess = (email: string, password: string, address = newAddress()) =>
  visitor(address).auth.signInWithPassword({ email, password });

/** A raw request to the gateway. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
