import { createHmac, timingSafeEqual } from 'node:crypto';

type Claims = Record<string, unknown>;

export function signToken(claims: Claims, secret: string) {
  const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${unsigned}.${signatureOf(unsigned, secret)}`;
}

/** Returns the claims of a token if its signature is valid. Does not check its expiry. */
export function claimsOf(token: string, secret: string): Claims | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && isSame(signature, signatureOf(`${head}.${body}`, secret));
  return isOurs && decoded(head).alg === 'HS256' ? decoded(body) : undefined;
}

function signatureOf(unsigned: string, secret: string) {
  return createHmac('sha256', secret).update(unsigned).digest('base64url');
}

function decoded(part: string): Claims {
  try {
    const value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** Compares in constant time. */
export function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
