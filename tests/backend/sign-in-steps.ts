import { apiUrl, newAddress, publishableKey, visitor } from './api';

/** An attempt to sign in, from a connection that nobody has used before. */
export const guess = (email: string, password: string, address = newAddress()) =>
  visitor(address).auth.signInWithPassword({ email, password });

/** A call of the gateway as no client of ours would make it. */
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
